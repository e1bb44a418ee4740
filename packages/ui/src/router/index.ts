// The one router of a page: a second copy would not see the shell's location.
export {
  BrowserRouter,
  HashRouter,
  Link as RouterLink,
  type LinkProps as RouterLinkProps,
  MemoryRouter,
  matchPath,
  Navigate,
  NavLink,
  type NavLinkProps,
  Outlet,
  Route,
  Routes,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
} from 'react-router-dom';
export * from './AreaLink.tsx';
