//! The style sheet of the picture: two sets of colours, for light and for dark ground; every colour of letters has a contrast of
//! at least 4.5 to 1 against what is behind it.

/// The style sheet.
pub const STYLE: &str = "\
    text{white-space:pre;font-family:'Segoe UI',Roboto,'Noto Sans','Helvetica Neue','DejaVu Sans','Segoe UI Symbol','Noto Sans Symbols2',sans-serif} \
    .t{font-size:14px} .t1{font-size:24px} .t2{font-size:16px} .name{font-size:16px} .figure{font-size:15px} \
    .region{letter-spacing:.09em} \
    .ground{fill:#f4efe4} \
    .card{fill:#fffdf7;stroke:#dcd3bf;stroke-width:1} \
    .plain{fill:#2b2720} \
    .strong{fill:#2b2720;font-weight:700} \
    .quiet{fill:#6d6556;font-weight:400} \
    .fill-none{fill:#c9bfa9} \
    .ink-purple{fill:#7b3fa6;font-weight:700} \
    .fill-purple{fill:#7b3fa6} \
    .edge-purple{stroke:#7b3fa6} \
    .ink-red{fill:#b3261e;font-weight:700} \
    .fill-red{fill:#c0392b} \
    .edge-red{stroke:#b3261e} \
    .ink-blue{fill:#1d5fae;font-weight:700} \
    .fill-blue{fill:#2d73c8} \
    .edge-blue{stroke:#1d5fae} \
    .ink-yellow{fill:#8a6500;font-weight:700} \
    .fill-yellow{fill:#e0ac1b} \
    .edge-yellow{stroke:#8a6500} \
    .ink-white{fill:#6f6a60;font-weight:700} \
    .fill-white{fill:#ffffff;stroke:#6d6556;stroke-width:.75} \
    .edge-white{stroke:#6f6a60} \
    .ink-black{fill:#14120f;font-weight:700} \
    .fill-black{fill:#26231e;stroke:#6d6556;stroke-width:.75} \
    .edge-black{stroke:#14120f} \
    .ink-green{fill:#2c7a3f;font-weight:700} \
    .fill-green{fill:#3c9152} \
    .edge-green{stroke:#2c7a3f} \
    .card.active{stroke-width:2} \
    @media (prefers-color-scheme:dark){ \
    .ground{fill:#1b1a18} \
    .card{fill:#262421;stroke:#3b3833;stroke-width:1} \
    .plain{fill:#ece7db} \
    .strong{fill:#ece7db;font-weight:700} \
    .quiet{fill:#a39b8b;font-weight:400} \
    .fill-none{fill:#4a463f} \
    .ink-purple{fill:#c79aec;font-weight:700} \
    .fill-purple{fill:#a56bd6} \
    .edge-purple{stroke:#c79aec} \
    .ink-red{fill:#ff8a7d;font-weight:700} \
    .fill-red{fill:#e05a4b} \
    .edge-red{stroke:#ff8a7d} \
    .ink-blue{fill:#86b8ff;font-weight:700} \
    .fill-blue{fill:#4d8fe6} \
    .edge-blue{stroke:#86b8ff} \
    .ink-yellow{fill:#f0c452;font-weight:700} \
    .fill-yellow{fill:#e8b838} \
    .edge-yellow{stroke:#f0c452} \
    .ink-white{fill:#ffffff;font-weight:700} \
    .fill-white{fill:#ffffff;stroke:#a39b8b;stroke-width:.75} \
    .edge-white{stroke:#ffffff} \
    .ink-black{fill:#b9b3a7;font-weight:700} \
    .fill-black{fill:#0b0a09;stroke:#a39b8b;stroke-width:.75} \
    .edge-black{stroke:#b9b3a7} \
    .ink-green{fill:#7fd494;font-weight:700} \
    .fill-green{fill:#4fae68} \
    .edge-green{stroke:#7fd494}}";
