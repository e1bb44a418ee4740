import { afterEach, describe, expect, it } from '@jest/globals';
import { embedGuard } from './embedGuard.mjs';

const asRunBy = (current: Partial<HTMLScriptElement> | null) =>
  Object.defineProperty(document, 'currentScript', { value: current, configurable: true });
const freeTag = () => `rab-try-${Math.random().toString(36).slice(2)}`;

afterEach(() => {
  document.body.replaceChildren();
  Reflect.deleteProperty(document, 'currentScript');
});

describe('an area’s script on a partner’s page [ENG-04]', () => {
  it.each([
    ['its text', { src: '' }],
    ['import()', null],
  ])('that is put in by %s says in its element what to do', (_, current) => {
    const tag = freeTag();
    asRunBy(current);
    expect(() => new Function(embedGuard(tag))()).toThrow('<script src="…/embed.js">');
    const element = document.createElement(tag);
    document.body.append(element);
    expect(element.shadowRoot?.textContent).toContain('<script src="…/embed.js"></script>');
  });

  it('runs when a script element of any kind loads it by its address', () => {
    asRunBy({ src: 'https://lock.example/embed.js?v=2' });
    new Function(embedGuard(freeTag()))();
    asRunBy(null);
    const script = document.createElement('script');
    script.type = 'module';
    script.src = 'https://lock.example/embed.js';
    document.body.append(script);
    new Function(embedGuard(freeTag()))();
  });
});
