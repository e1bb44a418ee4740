import { expect, it } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { UiProvider } from '../connected/UiProvider.tsx';
import { RouteTabs } from './RouteTabs.tsx';

it('a key moves on from the tab with the focus, which may not be shown as chosen yet', () => {
  render(
    <UiProvider>
      <MemoryRouter>
        <RouteTabs
          tabs={['One', 'Two', 'Three'].map((label) => ({ id: label, label, content: `${label} is shown` }))}
        />
      </MemoryRouter>
    </UiProvider>,
  );
  const press = (key: string) => fireEvent.keyDown(document.activeElement as Element, { key });
  screen.getByRole('tab', { name: 'Two' }).focus();
  expect(screen.getByText('One is shown')).toBeTruthy();
  press('ArrowRight');
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Three' }));
  expect(screen.getByText('Three is shown')).toBeTruthy();
  press('ArrowRight');
  expect(screen.getByText('One is shown')).toBeTruthy();
  press('End');
  expect(screen.getByText('Three is shown')).toBeTruthy();
  press('Home');
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'One' }));
});
