import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { WORKSPACE } from '@rab/devnet/options';
import { answers, Supervisor, waitFor } from '@rab/devnet/process';
import { Builder, type WebElement } from 'selenium-webdriver';
import { PORT_BASE } from '../stack.ts';
import { type Engine, type Finder, HEIGHT } from './Engine.ts';

/** Where Debian puts the driver of WebKitGTK and its small browser, and the display that has no screen. */
export const WEBKIT = '/usr/bin/WebKitWebDriver';
const MACHINE = process.arch === 'arm64' ? 'aarch64' : 'x86_64';
export const MINI_BROWSER = `/usr/lib/${MACHINE}-linux-gnu/webkit2gtk-4.1/MiniBrowser`;
export const DISPLAY_SERVER = '/usr/bin/Xvfb';

const PORT = PORT_BASE + 17;
/** Long for a driver that starts while another stack does. */
const START_MS = 20_000;

/** Opens WebKitGTK's browser on a display of its own, by WebDriver. Its window is 447 px wide at least. */
export async function openWebKit(): Promise<Engine> {
  const supervisor = new Supervisor(join(WORKSPACE, '.local', 'e2e'));
  const display = `:${PORT}`;
  supervisor.startService({
    name: `display-${PORT}`,
    command: DISPLAY_SERVER,
    args: [display, '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
  });
  supervisor.startService({
    name: `webkit-${PORT}`,
    command: WEBKIT,
    args: [`--port=${PORT}`],
    env: { DISPLAY: display, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' },
  });
  const server = `http://127.0.0.1:${PORT}`;
  try {
    await waitFor('The display', async () => existsSync(`/tmp/.X11-unix/X${PORT}`), START_MS);
    await waitFor('The driver of WebKit', () => answers(`${server}/status`), START_MS);
    const driver = await new Builder()
      .usingServer(server)
      .withCapabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary: MINI_BROWSER, args: ['--automation'] },
      })
      .build();
    const found = async (find: Finder, name: string) => {
      const element = await driver.executeScript<WebElement | null>(find, name);
      if (!element) throw new Error(`"${name}" is not on the page`);
      return element;
    };
    return {
      load: (url) => driver.get(url),
      run: (script, ...args) => driver.executeScript(script, ...args),
      click: async (find, name) => (await found(find, name)).click(),
      type: async (find, name, text) => (await found(find, name)).sendKeys(text),
      resize: async (width) => {
        await driver.manage().window().setRect({ x: 0, y: 0, width, height: HEIGHT });
      },
      back: () => driver.navigate().back(),
      reload: () => driver.navigate().refresh(),
      close: async () => {
        await driver.quit();
        await supervisor.stop();
      },
    };
  } catch (error) {
    await supervisor.stop();
    throw error;
  }
}
