import { useNavigate } from '@rab/ui/router';
import { useEffect, useRef } from 'react';

/** Goes to the page that the page around the area asks for, each time that it asks for another one. */
export function FollowPath({ path }: { path: string | undefined }) {
  const navigate = useNavigate();
  const asked = useRef(path);
  useEffect(() => {
    if (path === asked.current) return;
    asked.current = path;
    if (path) navigate(path);
  }, [path, navigate]);
  return null;
}
