// In the place of @zag-js/focus-visible in browser builds: that one puts listeners on the page and its own `focus` over
// every element's, and takes neither away. Browsers know by themselves whether a focus is to be seen.

/** @type {'keyboard' | 'pointer' | 'virtual' | null} */
let modality = null;
let users = 0;
/** @type {AbortController | undefined} */
let listening;

/** @param {KeyboardEvent} event */
const byKey = ({ metaKey, ctrlKey, altKey, key }) => {
  if (!metaKey && !ctrlKey && !altKey && key !== 'Shift') modality = 'keyboard';
};
const byPointer = () => {
  modality = 'pointer';
};

/** Follows what the page is used with, until the returned function is called. */
export function trackFocusVisible() {
  users += 1;
  if (!listening) {
    listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    document.addEventListener('keydown', byKey, options);
    document.addEventListener('pointerdown', byPointer, options);
    document.addEventListener('pointermove', byPointer, options);
  }
  return () => {
    users -= 1;
    if (users > 0) return;
    listening?.abort();
    listening = undefined;
  };
}

/** For parts of the library that no page has. */
export const trackInteractionModality = trackFocusVisible;

/** Whether the focus is to be seen where it is now. */
export function isFocusVisible() {
  let { activeElement } = document;
  while (activeElement?.shadowRoot?.activeElement) activeElement = activeElement.shadowRoot.activeElement;
  return activeElement?.matches(':focus-visible') ?? false;
}

export const getInteractionModality = () => modality;
/** @param {'keyboard' | 'pointer' | 'virtual'} now */
export const setInteractionModality = (now) => {
  modality = now;
};
