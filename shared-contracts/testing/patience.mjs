// How long a test looks for what is still to come: a limit for what never does, on a machine that stalls now and then.
import { configure } from '@testing-library/react';

configure({ asyncUtilTimeout: 20_000 });
