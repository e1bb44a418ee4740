// Shared modules are settled before anything of the page runs.
import('./start/bootstrap.tsx');
