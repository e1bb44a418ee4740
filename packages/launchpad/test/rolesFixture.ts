const nobody = { isOwner: false, isAdmin: false, isConnected: false };
const stranger = { ...nobody, isConnected: true };

/** The people who may look at a sale: a visitor without a wallet, anybody with one, its owner, the administrator. */
export const rolesFixture = {
  nobody,
  stranger,
  owner: { ...stranger, isOwner: true },
  admin: { ...stranger, isAdmin: true },
};
