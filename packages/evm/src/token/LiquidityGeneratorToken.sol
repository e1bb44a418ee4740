// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";
import {Fees, IV2Router, TaxedToken} from "./TaxedToken.sol";

/// @title A token whose fees go to its holders, to liquidity that nobody owns and to a marketing address
/// @notice Holders have shares of one pool of tokens; the yield of a transfer raises what every share is worth. The
/// pair, the token itself and 0xdEaD earn nothing. A transfer may credit one base unit less than its event says and
/// never lowers the balance of anyone who has no part in it; the balances never add up to more than the supply. Fees only
/// fall: once the yield is 0 the worth of a share is fixed, and every amount moves to the unit.
contract LiquidityGeneratorToken is TaxedToken {
    /// @notice `amount` of a transfer, in base units, was shared by all holders.
    event Reflected(uint256 amount);

    /// @dev Shares of the first base unit; far more shares than base units keep rounding below one base unit.
    uint256 private constant SCALE = 2 ** 100;
    uint256 private constant LEAST_SCALE = 2 ** 40;

    mapping(address account => uint256) private _shares;
    uint256 private _totalShares;
    /// @dev Base units that all shares together are worth.
    uint256 private _pool;

    constructor(IV2Router router) TaxedToken(router) {}

    /// @notice Mints the whole supply (base units); the factory calls it once, in the transaction that creates the clone.
    /// Reverts with OnlyFactory and AlreadyInitialized.
    function initialize(address creator, uint256 supply, address pair_, Fees calldata fees_, address marketing)
        external
    {
        _initializeTaxed(creator, supply, pair_, fees_, marketing);
    }

    /// @notice Whether `account` earns no yield; fixed at creation.
    function isExcluded(address account) public view returns (bool) {
        return account == pair || account == address(this) || account == DEAD;
    }

    /// @notice Balance in base units, yield included.
    function balanceOf(address account) public view override returns (uint256) {
        if (isExcluded(account)) return super.balanceOf(account);
        return super.balanceOf(account) + _worth(account);
    }

    function _debit(address from, uint256 value) internal override {
        if (isExcluded(from)) return super._debit(from, value);
        if (_isSettled()) {
            _plain[from] = _plain[from] + _worth(from) - value;
            delete _shares[from];
            return;
        }
        if (value == 0) return;
        uint256 shares = Math.mulDiv(value, _totalShares, _pool, Math.Rounding.Ceil);
        _shares[from] -= shares;
        _totalShares -= shares;
        _pool -= value;
    }

    function _credit(address to, uint256 value) internal override {
        if (isExcluded(to) || _isSettled()) return super._credit(to, value);
        uint256 shares = _totalShares == 0 ? value * SCALE : Math.mulDiv(value, _totalShares, _pool);
        _shares[to] += shares;
        _totalShares += shares;
        _pool += value;
    }

    /// @dev Base units that the account's shares are worth.
    function _worth(address account) private view returns (uint256) {
        uint256 shares = _shares[account];
        return shares == 0 ? 0 : Math.mulDiv(shares, _pool, _totalShares);
    }

    /// @dev Whether no yield can come any more. From then on neither the pool nor the sum of shares changes, so that what an
    /// account has in shares is worth the same forever; what it gets is a plain amount, and what it pays makes all of it one.
    function _isSettled() private view returns (bool) {
        return fees.holders == 0;
    }

    function _reward(address, uint256 amount) internal override returns (bool) {
        uint256 pool = _pool + amount;
        // with hardly a holder left a share would become so dear that rounding hurts; then it goes to liquidity
        if (_totalShares < pool * LEAST_SCALE) return false;
        _pool = pool;
        emit Reflected(amount);
        return true;
    }
}
