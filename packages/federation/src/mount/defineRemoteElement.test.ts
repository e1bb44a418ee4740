import { describe, expect, it } from '@jest/globals';
import { defineRemoteElement } from './defineRemoteElement.ts';
import type { Mount, MountOptions } from './makeMount.tsx';

/** An element on a partner's page, and what it says of failures. */
function placed(tag: string, mount: Mount) {
  defineRemoteElement(tag, async () => ({ mount }));
  const element = document.createElement(tag);
  const errors: unknown[] = [];
  element.addEventListener('rab-error', (event) => errors.push((event as CustomEvent).detail));
  document.body.append(element);
  return { element, errors };
}
const settled = () => new Promise((done) => setTimeout(done));

describe('defineRemoteElement', () => {
  it('says that the area could not start', async () => {
    const reason = new Error('no configuration');
    const { errors } = placed('rab-one', () => Promise.reject(reason));
    await settled();
    expect(errors).toEqual([reason]);
  });

  it('says that the area failed later, and unmounts with the element', async () => {
    let options: MountOptions = {};
    let isMounted = true;
    const unmount = () => {
      isMounted = false;
    };
    const { element, errors } = placed('rab-two', async (_, given) => {
      options = given ?? {};
      return { unmount };
    });
    await settled();
    const reason = new Error('no such page');
    options.onError?.(reason);
    expect(errors).toEqual([reason]);
    element.remove();
    await settled();
    expect(isMounted).toBe(false);
  });
});
