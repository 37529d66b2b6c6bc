//! The command `law`.

use std::process::ExitCode;

fn main() -> ExitCode {
    lawspeaker::cli::run()
}
