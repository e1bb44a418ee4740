import { CurrentSales } from '../features/CurrentSales.tsx';

/** Home's section of sales. */
export default CurrentSales;
