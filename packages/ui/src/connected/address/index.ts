// How addresses are shown, and what copies them: loaded with the first page that has one, not with Home.
export * from '../../core/Identicon.tsx';
export * from './Address.tsx';
export * from './AddressShape.tsx';
export * from './CopyButton.tsx';
export * from './LockOpeners.tsx';
export * from './SourceLink.tsx';
