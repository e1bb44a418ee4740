import { MySales } from '../features/MySales.tsx';

/** The portfolio's section of sales. */
export default MySales;
