/** `LockEntity` as the query for one row: `lockEntity`; also the name of its table. */
export const singular = (entity: string): string => entity.charAt(0).toLowerCase() + entity.slice(1);

/** `LockEntity` as the query for a list: `lockEntities`. */
export const plural = (entity: string): string => singular(entity).replace(/y$/, 'ie').concat('s');
