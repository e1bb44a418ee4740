/** The product's mark in the colour of the text around it: a rabbit whose face is a keyhole. favicon.svg has the same shape. */
export function Mark({ size }: { size: number }) {
  return (
    <svg width={size} height={size} viewBox="5 2 22 27" fill="currentColor" aria-hidden="true">
      <rect x="8" y="3" width="6" height="17" rx="3" />
      <rect x="18" y="3" width="6" height="17" rx="3" transform="rotate(16 21 18)" />
      <path
        fillRule="evenodd"
        d="M13.5 13.5h5a7.5 7.5 0 0 1 0 15h-5a7.5 7.5 0 0 1 0-15Zm2.5 3.8a2.4 2.4 0 0 0-1.4 4.3l-.9 3.9h4.6l-.9-3.9a2.4 2.4 0 0 0-1.4-4.3Z"
      />
    </svg>
  );
}
