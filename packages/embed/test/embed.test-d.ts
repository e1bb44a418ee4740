import type { MountOptions, RabElement } from '@rab/embed';

/** What a partner writes must compile, and what cannot work must not. */
export async function partner(place: HTMLElement): Promise<void> {
  const { mount } = await customElements.whenDefined('rab-lock');
  const area = await mount(place, {
    config: 'https://rab.example/config.json',
    chain: 56,
    theme: { accent: '#0a7', background: { light: '#fff', dark: '#000' } },
    onLocked: ({ lockIds }) => lockIds satisfies readonly bigint[],
    onFailed: ({ error }) => error satisfies Error,
  });
  await area.update({ colorMode: 'light', onLocked: undefined });
  area.unmount();

  const element: RabElement = document.createElement('rab-sale');
  element.options = { provider: { request: async () => [] } };
  element.addEventListener('rab-deposited', ({ detail }) => detail.referrer satisfies string | null);
  element.addEventListener('click', () => {});
}

// @ts-expect-error no such colour mode
export const noMode: MountOptions = { colorMode: 'blue' };
// @ts-expect-error no such token of the look
export const noToken: MountOptions = { theme: { shadow: 'none' } };
// @ts-expect-error a chain is a number
export const noChain: MountOptions = { chain: '56' };
// @ts-expect-error no wallet
export const noWallet: MountOptions = { provider: {} };
