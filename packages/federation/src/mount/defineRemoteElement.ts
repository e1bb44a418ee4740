import type { Mount, MountHandle, MountOptions } from './makeMount.tsx';

/** Attributes of the custom element as mount options. */
const optionsOf = (element: HTMLElement): Omit<MountOptions, 'onError'> => {
  const config = element.getAttribute('config');
  const initialPath = element.getAttribute('path');
  const routing = element.getAttribute('routing');
  return {
    shadow: element.getAttribute('shadow') !== 'off',
    ...(config && { config }),
    ...(initialPath && { initialPath }),
    ...((routing === 'hash' || routing === 'history' || routing === 'memory') && { routing }),
  };
};

/**
 * Defines a custom element such as `<rab-lock config="https://…/config.json" path="/create-lock">` that mounts a remote
 * on a partner's page. A failure is an `rab-error` event on the element.
 */
export function defineRemoteElement(tag: string, load: () => Promise<{ mount: Mount }>): void {
  if (customElements.get(tag)) return;
  customElements.define(
    tag,
    class extends HTMLElement {
      #mounted: Promise<MountHandle> | undefined;

      connectedCallback() {
        const onError = (detail: unknown) => this.dispatchEvent(new CustomEvent('rab-error', { detail }));
        this.#mounted = load().then(({ mount }) => mount(this, { ...optionsOf(this), onError }));
        this.#mounted.catch(onError);
      }

      disconnectedCallback() {
        this.#mounted?.then(
          ({ unmount }) => unmount(),
          () => {},
        );
        this.#mounted = undefined;
      }
    },
  );
}
