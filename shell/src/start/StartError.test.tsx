import { describe, expect, it } from '@jest/globals';
import { ConfigError } from '@rab/config';
import { parseRemotes } from '@rab/federation/remotes';
import { UiProvider } from '@rab/ui/connected';
import { render, screen } from '@testing-library/react';
import { StartError } from './StartError.tsx';

const show = (error: unknown) =>
  render(
    <UiProvider>
      <StartError error={error} />
    </UiProvider>,
  );

describe('StartError', () => {
  it('names the wrong field of a configuration file', () => {
    let error: unknown;
    try {
      parseRemotes({ remotes: [{ name: 'mf_lock', entry: 'javascript:1', paths: ['/lock-tokens'] }] });
    } catch (caught) {
      error = caught;
    }
    expect(error).toBeInstanceOf(ConfigError);
    show(error);
    expect(screen.getByRole('alert').textContent).toContain('remotes.json: remotes.0.entry is not an http(s) link');
  });

  it('keeps the inside of any other error to itself', () => {
    show(new TypeError("Cannot read properties of undefined (reading 'x')"));
    expect(screen.getByRole('alert').textContent).not.toContain('undefined');
  });
});
