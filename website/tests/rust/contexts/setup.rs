#[allow(unused_imports)]
use tauri::Manager;

fn main() {
    tauri::Builder::default()
        .setup(|app| {
            // sample
            let _ = app;
            Ok(())
        })
        .run(tauri::generate_context!())
        .expect("error while running the application");
}
