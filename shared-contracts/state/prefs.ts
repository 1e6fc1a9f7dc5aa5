import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** What the visitor chose: ISO 4217 currency, ISO locale of the page. */
export interface Prefs {
  locale: string;
  currency: string;
}

const prefs = createSlice({
  name: 'prefs',
  initialState: { locale: 'en-US', currency: 'USD' } as Prefs,
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
