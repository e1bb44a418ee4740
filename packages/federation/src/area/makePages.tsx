import { useLanguage } from '@rab/language';
import { lazyNamed } from '@rab/ui';
import { FreshState } from '@rab/ui/connected';
import { Route, Routes } from '@rab/ui/router';
import { LazyNoSuchPage } from '../LazyNoSuchPage.ts';
import type { Area } from './Area.ts';

/**
 * Makes the routes of an area: each page is loaded when it is opened; what is typed on it goes with the account, the chain and
 * the address, unless it is a form of something new.
 */
export function makePages({ pages }: Pick<Area, 'pages'>) {
  const drawn = pages.map(({ load, ...page }) => ({ ...page, Page: lazyNamed(load) }));
  const routesOf = (isForm: boolean) =>
    drawn
      .filter((page) => (page.isForm ?? false) === isForm)
      .flatMap(({ routes, Page }) => routes.map((path) => <Route key={path} path={path} element={<Page />} />));
  return function Pages() {
    useLanguage();
    return (
      <Routes>
        {routesOf(true)}
        <Route element={<FreshState />}>{routesOf(false)}</Route>
        <Route path="*" element={<LazyNoSuchPage />} />
      </Routes>
    );
  };
}
