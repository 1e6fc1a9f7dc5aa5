import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** What the visitor chose: ISO 4217 currency, ISO locale of the page. */
export interface Prefs {
  locale: string;
  currency: string;
}

const initialState: Prefs = { locale: 'en-US', currency: 'USD' };

const prefs = createSlice({
  name: 'prefs',
  initialState,
  reducers: {
    currencyChosen(state, action: PayloadAction<string>) {
      state.currency = action.payload;
    },
  },
  selectors: { selectPrefs: (state) => state },
});

export const prefsReducer = prefs.reducer;
export const { currencyChosen } = prefs.actions;
export const { selectPrefs } = prefs.selectors;
