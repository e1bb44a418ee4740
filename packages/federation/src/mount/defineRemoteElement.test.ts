import { describe, expect, it } from '@jest/globals';
import type { MountOptions, RabElement } from '@rab/embed';
import { defineRemoteElement } from './defineRemoteElement.ts';

/** What an element asks of the area that it shows. */
class Mounts {
  readonly mounted: MountOptions[] = [];
  readonly updated: MountOptions[] = [];
  unmounts = 0;
  refuses: Error | undefined;

  readonly mount = async (_: Element, options: MountOptions = {}) => {
    if (this.refuses) throw this.refuses;
    this.mounted.push(options);
    return {
      update: async (change: MountOptions) => {
        if (this.refuses) throw this.refuses;
        this.updated.push(change);
      },
      unmount: () => {
        this.unmounts += 1;
      },
    };
  };
}

const settled = () => new Promise((done) => setTimeout(done));

/** An element on a partner's page, and the events that reach the page. */
async function placed(tag: string, mounts = new Mounts()) {
  defineRemoteElement(tag, async () => mounts);
  const element = document.createElement(tag) as RabElement;
  const heard: [string, unknown][] = [];
  for (const name of ['connected', 'locked', 'deposited', 'navigated', 'failed']) {
    const hear = (event: Event) => event.target === element && heard.push([name, (event as CustomEvent).detail]);
    document.body.addEventListener(`rab-${name}`, hear);
  }
  document.body.append(element);
  await settled();
  return { element, heard, mounts };
}

describe('defineRemoteElement', () => {
  it('says that the area could not start', async () => {
    const mounts = new Mounts();
    mounts.refuses = new Error('no configuration');
    const { heard } = await placed('rab-one', mounts);
    expect(heard).toEqual([['failed', { error: mounts.refuses }]]);
  });

  it('starts after a change that removes the reason why it could not start', async () => {
    const mounts = new Mounts();
    mounts.refuses = new Error('no configuration');
    const { element } = await placed('rab-again', mounts);
    mounts.refuses = undefined;
    element.setAttribute('config', 'https://rab.example/config.json');
    await settled();
    expect(mounts.mounted).toEqual([expect.objectContaining({ config: 'https://rab.example/config.json' })]);
  });

  it('dispatches bubbling events for what the area reports, in addition to the callbacks', async () => {
    const { element, heard, mounts } = await placed('rab-two');
    const called: unknown[] = [];
    element.options = { onNavigated: (detail) => called.push(detail) };
    const [told] = mounts.mounted;
    const address = `0x${'1'.repeat(40)}` as const;
    told?.onConnected?.({ address, chainId: 56 });
    told?.onNavigated?.({ path: '/create-lock' });
    expect(heard).toEqual([
      ['connected', { address, chainId: 56 }],
      ['navigated', { path: '/create-lock' }],
    ]);
    expect(called).toEqual([{ path: '/create-lock' }]);
  });

  it('says in its place that its code is missing', async () => {
    const reason = new Error('Loading chunk 7 failed.');
    defineRemoteElement('rab-three', () => Promise.reject(reason));
    const heard: unknown[] = [];
    document.body.addEventListener('rab-failed', (event) => heard.push((event as CustomEvent).detail), { once: true });
    const element = document.body.appendChild(document.createElement('rab-three'));
    await settled();
    expect(element.shadowRoot?.textContent).toContain('didn’t load');
    expect(heard).toEqual([{ error: reason }]);
  });

  it('takes changed attributes and options without a new start, those of one moment at once', async () => {
    const { element, mounts } = await placed('rab-four');
    element.setAttribute('path', '/create-lock');
    element.setAttribute('theme', '{"accent":"#0a7"}');
    element.options = { chain: 56 };
    await settled();
    element.setAttribute('path', '/create-lock');
    element.setAttribute('theme', 'no JSON');
    element.setAttribute('color-mode', 'blue');
    await settled();
    expect(mounts.updated).toEqual([
      expect.objectContaining({ path: '/create-lock', theme: { accent: '#0a7' }, chain: 56 }),
      // judged where it is taken
      expect.objectContaining({ path: '/create-lock', theme: 'no JSON', colorMode: 'blue' }),
    ]);
    expect([mounts.mounted.length, mounts.unmounts]).toEqual([1, 0]);
  });

  it('says that a change cannot be taken', async () => {
    const { element, heard, mounts } = await placed('rab-five');
    mounts.refuses = new Error('The configuration has no chain 7.');
    element.setAttribute('chain', '7');
    await settled();
    expect(heard).toEqual([['failed', { error: mounts.refuses }]]);
  });

  it('stays while it is moved, and unmounts with its removal', async () => {
    const { element, mounts } = await placed('rab-six');
    document.body.prepend(element);
    await settled();
    expect([mounts.mounted.length, mounts.unmounts]).toEqual([1, 0]);
    element.remove();
    await settled();
    expect([mounts.mounted.length, mounts.unmounts]).toEqual([1, 1]);
  });

  it('dispatches the event even when a callback of the page fails', async () => {
    const { element, heard, mounts } = await placed('rab-nine');
    element.options = {
      onNavigated: () => {
        throw new Error('a mistake of the page');
      },
    };
    expect(() => mounts.mounted[0]?.onNavigated?.({ path: '/create-lock' })).toThrow('a mistake of the page');
    expect(heard).toEqual([['navigated', { path: '/create-lock' }]]);
  });

  it('does not start where it is gone from the page by then [FED-06]', async () => {
    const mounts = new Mounts();
    mounts.refuses = new Error('no configuration');
    const { element } = await placed('rab-ten', mounts);
    mounts.refuses = undefined;
    element.remove();
    element.setAttribute('path', '/create-lock');
    await settled();
    expect(mounts.mounted).toEqual([]);
  });

  it('starts nothing once its script is there, where it is gone by then, and starts where it is back [FED-06]', async () => {
    const mounts = new Mounts();
    const scripts: ((loaded: Mounts) => void)[] = [];
    defineRemoteElement('rab-eleven', () => new Promise((done) => scripts.push(done)));
    const element = document.body.appendChild(document.createElement('rab-eleven'));
    element.remove();
    await settled();
    document.body.append(element);
    scripts[0]?.(mounts);
    await settled();
    expect(mounts.mounted).toEqual([]);
    scripts[1]?.(mounts);
    await settled();
    expect([mounts.mounted.length, mounts.unmounts]).toEqual([1, 0]);
  });

  it('has the options that were set before its script came', async () => {
    const element = document.body.appendChild(document.createElement('rab-seven')) as RabElement;
    element.options = { referrer: 'early' };
    const mounts = new Mounts();
    defineRemoteElement('rab-seven', async () => mounts);
    await settled();
    expect(mounts.mounted).toEqual([expect.objectContaining({ referrer: 'early' })]);
  });

  it('offers mount for other elements', async () => {
    const { mounts } = await placed('rab-eight');
    const { mount } = customElements.get('rab-eight') as unknown as { mount: typeof mounts.mount };
    await mount(document.body, { path: '/lock-tokens' });
    expect(mounts.mounted.at(-1)).toEqual({ path: '/lock-tokens' });
  });
});
