import { expect, it } from '@jest/globals';
import { MemoryRouter, RouterLink, useLocation } from '@rab/ui/router';
import { fireEvent, render, screen } from '@testing-library/react';
import { FollowPath } from './FollowPath.tsx';

const Shown = () => useLocation().pathname;
const page = (path?: string) => (
  <MemoryRouter initialEntries={['/create-lock']}>
    <FollowPath path={path} />
    <RouterLink to="/my-locks">My locks</RouterLink>
    <p>
      <Shown />
    </p>
  </MemoryRouter>
);

it('an area follows the path that the page around it sets, and visitors can navigate from there [FED-06]', () => {
  const { rerender } = render(page());
  rerender(page('/lock-tokens'));
  expect(screen.getByText('/lock-tokens')).toBeTruthy();
  fireEvent.click(screen.getByRole('link', { name: 'My locks' }));
  expect(screen.getByText('/my-locks')).toBeTruthy();
});
