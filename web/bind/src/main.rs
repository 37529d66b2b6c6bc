//! Writes the JavaScript that calls the module: `bind MODULE.wasm FOLDER`. What `wasm-bindgen` on the command line does, without
//! what it needs to run tests in browsers; the version is that of the library by the lock file that both share.

use anyhow::Context as _;
use wasm_bindgen_cli_support::Bindgen;

fn main() -> anyhow::Result<()> {
    let mut arguments = std::env::args().skip(1);
    let (module, folder) = arguments.next().zip(arguments.next()).context("bind MODULE.wasm FOLDER")?;
    Bindgen::new().input_path(module).web(true)?.typescript(true).remove_name_section(true).generate(folder)
}
