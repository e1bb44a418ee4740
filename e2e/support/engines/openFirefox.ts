import puppeteer, { type ElementHandle } from 'puppeteer-core';
import { type Engine, type Finder, HEIGHT } from './Engine.ts';

/** Where Debian puts Firefox. */
export const FIREFOX = '/usr/bin/firefox-esr';

/** Opens Debian's Firefox, by WebDriver BiDi. */
export async function openFirefox(): Promise<Engine> {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath: FIREFOX });
  const page = await browser.newPage();
  const click = async (find: Finder, name: string) => {
    const found = await page.evaluateHandle(find, name);
    const element = found.asElement() as ElementHandle<Element> | null;
    if (!element) throw new Error(`"${name}" is not on the page`);
    await element.click();
    return element;
  };
  return {
    load: async (url) => {
      await page.goto(url);
    },
    run: (script, ...args) => page.evaluate(script, ...args) as ReturnType<typeof script> & Promise<never>,
    click: async (find, name) => {
      await click(find, name);
    },
    type: async (find, name, text) => {
      const field = await click(find, name);
      if (!(await field.evaluate((each) => each === document.activeElement))) throw new Error(`"${name}" has moved`);
      await page.keyboard.type(text);
    },
    resize: (width) => page.setViewport({ width, height: HEIGHT }),
    // the library waits for a load, which a page that the browser has kept does not do again
    back: () => page.evaluate(() => history.back()),
    reload: async () => {
      await page.reload();
    },
    close: () => browser.close(),
  };
}
