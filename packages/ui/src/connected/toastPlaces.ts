/** Where toasts are shown on a page, such as an area of ours on a partner's page: in the order in which they came. */
const places = new Set<object>();
/** By the id of a toast, the place that it belongs to. */
const owners = new Map<string, object>();

/** Makes a place one of the page's, until the returned function is called: what was its own is any other's then. */
export function addToastPlace(place: object): () => void {
  places.add(place);
  return () => {
    places.delete(place);
    for (const [id, owner] of owners) if (owner === place) owners.delete(id);
  };
}

/** Makes a toast that of the place, which is the first to know of it where the act was begun. False where it is another's. */
export function claimToast(id: string, place: object): boolean {
  if (!owners.has(id)) owners.set(id, place);
  return owners.get(id) === place;
}

/** Whether a place shows a toast: its own ones, and in the first place also those without an owner. */
export function isShownAt(id: string, place: object): boolean {
  const [first] = places;
  return (owners.get(id) ?? first) === place;
}
