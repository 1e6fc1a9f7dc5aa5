import type { UnknownAction } from '@reduxjs/toolkit';
import { createContext } from 'react';
import {
  createDispatchHook,
  createSelectorHook,
  createStoreHook,
  type Provider,
  type ReactReduxContextValue,
} from 'react-redux';

/**
 * Where components find the page's store. Not react-redux's own context: that one stands on `globalThis`, where any copy of
 * react-redux in a remote's bundle would find it, and dispatch whatever it likes.
 */
// react-redux gives the type of its state and action when its hooks are made; nothing is read before a Provider stands above
export const StoreContext = createContext<ReactReduxContextValue<unknown, UnknownAction> | null>(null);

/** what the Provider takes as `context` */
export const providerContext = StoreContext as NonNullable<Parameters<typeof Provider>[0]['context']>;

export const useStore = createStoreHook(StoreContext);
export const useDispatch = createDispatchHook(StoreContext);
export const useSelector = createSelectorHook(StoreContext);
