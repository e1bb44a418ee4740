// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {IRabbitLock} from "../interfaces/IRabbitLock.sol";
import {V2Listing} from "./V2Listing.sol";
import {IWrappedNative} from "./V2Pair.sol";

/// @title Lists a sale's token out of this contract's balances and locks all the liquidity (SAL-20)
/// @notice An owner who plays with the pair before the listing cannot turn the promised liquidity into money of his own:
/// tokens that the listing bought, or left of a disturbed one, are to be burned, and base that it left or won is locked for
/// the owner as long as the liquidity.
library ListAndLock {
    using SafeERC20 for IERC20;

    struct Listed {
        address pair;
        uint256 lockId;
        uint256 base;
        uint256 tokens;
        uint256 liquidity;
        /// base units not used, unwrapped; at most a hundredth of the budget
        uint256 left;
        /// token units that are still here and nobody's, for the caller to burn
        uint256 toBurn;
    }

    /// @dev Whom everything is locked for, and until when (unix seconds).
    struct Lock {
        IRabbitLock locker;
        address owner;
        uint256 unlockDate;
        string description;
    }

    /// @dev Up to this part of a budget may be left by rounding and the exchange's fee.
    uint256 private constant SMALL = 100;
    string private constant UNUSED = "Not used by the listing";

    /// @param r with the wrapped native currency as base when `native`
    function run(V2Listing.Request memory r, bool native, Lock memory l) internal returns (Listed memory listed) {
        uint256 otherBase = IERC20(r.base).balanceOf(address(this));
        if (native) IWrappedNative(r.base).deposit{value: r.baseBudget}();
        else otherBase -= r.baseBudget;
        uint256 otherTokens = IERC20(r.token).balanceOf(address(this)) - r.tokenBudget;
        V2Listing.Added memory added = V2Listing.list(r);
        (listed.pair, listed.base, listed.tokens) = (added.pair, added.base, added.tokens);
        listed.liquidity = added.liquidity;
        listed.lockId = _lock(l, added.pair, true, listed.liquidity, l.description);
        uint256 tokensLeft = IERC20(r.token).balanceOf(address(this)) - otherTokens;
        if (added.bought || tokensLeft > r.tokenBudget / SMALL) listed.toBurn = tokensLeft;
        listed.left = IERC20(r.base).balanceOf(address(this)) - otherBase;
        if (listed.left > r.baseBudget / SMALL) {
            _lock(l, r.base, false, listed.left, UNUSED);
            listed.left = 0;
        }
        if (native && listed.left != 0) IWrappedNative(r.base).withdraw(listed.left);
    }

    function _lock(Lock memory l, address token, bool isLp, uint256 amount, string memory description)
        private
        returns (uint256)
    {
        IERC20(token).forceApprove(address(l.locker), amount);
        return l.locker.lock(l.owner, token, isLp, amount, l.unlockDate, description);
    }
}
