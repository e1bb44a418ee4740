// The one router of a page: a second copy would not see the shell's location.
export {
  BrowserRouter,
  HashRouter,
  Link as RouterLink,
  MemoryRouter,
  matchPath,
  Navigate,
  Route,
  Routes,
  useHref,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useSearchParams,
} from 'react-router-dom';
export * from './AreaLink.tsx';
export * from './RouteTabs.tsx';
export * from './SubjectHeader.tsx';
export * from './useQueryParam.ts';
export * from './WayBack.tsx';
export { useWayBackPath } from './wayBackPath.ts';
