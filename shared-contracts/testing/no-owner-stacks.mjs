// React's development build records a stack for every element, to say in a warning who made it: a tenth of what component tests cost.
// It stops by itself after ten thousand a second; here it never begins. Warnings go on naming the component.
import { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE as internals } from 'react';

Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Number.POSITIVE_INFINITY, set() {} });
