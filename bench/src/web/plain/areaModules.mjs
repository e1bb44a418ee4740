import parts from 'rab-area-parts';

// What packages/federation/src/host/remoteModules.ts is to the federated site, where the areas are parts of one application.

export const startRemotes = () => {};
export const reportArea = (detail) => dispatchEvent(new CustomEvent('rab-area', { detail }));
export const releaseOf = () => Promise.reject(new Error('One application has no releases of areas.'));
export const forgetRelease = () => false;
export const updateRemotes = (known) => known;

export const loadRemoteModule = ({ name }, expose) => parts[`${name}/${expose}`]();

export const preloadPage = async (remote) => void loadRemoteModule(remote, 'app');
