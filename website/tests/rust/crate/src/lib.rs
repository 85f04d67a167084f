//! Empty: the samples are programs, but a package without any target has no Cargo.lock.
