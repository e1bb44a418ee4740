// The area's own page: `pnpm --filter mf-lock start`.
const root = document.getElementById('root');
if (root) import('./mount.tsx').then(({ mount }) => mount(root, { routing: 'history', isOwnPage: true }));

export {};
