import { aheadPage } from './Ahead.ts';

aheadPage._rabAhead?.begin();
