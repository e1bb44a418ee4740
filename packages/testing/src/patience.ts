import { configure } from '@testing-library/react';

// Tests wait for what comes, not for a time: a busy machine takes longer.
configure({ asyncUtilTimeout: 20_000 });
