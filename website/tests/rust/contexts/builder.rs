fn main() {
    tauri::Builder::default()
        // sample
        .run(tauri::generate_context!())
        .expect("error while running the application");
}
