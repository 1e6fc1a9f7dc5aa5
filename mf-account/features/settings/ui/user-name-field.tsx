/** For password managers: whose password the next field holds. */
export const UserNameField = ({ email }: { email: string | null }) => (
  <input type="text" name="username" autoComplete="username" value={email ?? ''} readOnly hidden />
);
