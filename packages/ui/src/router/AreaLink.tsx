import { type AnchorHTMLAttributes, createContext, useContext } from 'react';
import { Link } from 'react-router-dom';

/** Address of a path of the product; the path itself where every area is on the same page. */
export const LinkToContext = createContext<(path: string) => string>((path) => path);

/**
 * A link to a path that may belong to another area. In the shell it is an ordinary link; where an area runs alone or on
 * a partner's page, it leads to the main site.
 */
export function AreaLink({ to, ...rest }: Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & { to: string }) {
  const href = useContext(LinkToContext)(to);
  return href.startsWith('/') ? <Link to={href} {...rest} /> : <a href={href} {...rest} />;
}
