// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";
import {IV2Factory, IV2Pair, IWrappedNative} from "../libraries/V2Pair.sol";
import {Fees, IV2Router, TaxedToken} from "./TaxedToken.sol";

/// @title A token whose fees buy another token for its holders, who claim it; some also buy the token back and burn it
/// @notice `processFees` sells the fees, `distributeRewards` buys the reward token and `buyBack` burns: three calls that
/// anyone may make, so that a broken reward token holds up nothing but its own distribution. Dividends go to those who
/// hold at least the minimum when they are distributed; the pair, the token, the router and 0xdEaD get none.
contract BabyToken is TaxedToken {
    using SafeERC20 for IERC20;

    event RewardsDistributed(uint256 native, uint256 rewards);
    event DividendClaimed(address indexed account, uint256 rewards);
    event BoughtBack(uint256 native, uint256 tokens);

    error NoRewardPair();
    error NoHolders();
    error NothingReceived();
    error NothingToClaim();

    /// @dev Binary places of `_perShare`.
    uint256 private constant PLACES = 128;
    /// @dev More is never counted, so that no sum of a lying reward token can overflow and stop a transfer.
    uint256 private constant MOST_REWARDS = 2 ** 127;

    /// @notice The token that holders receive.
    address public rewardToken;
    /// @notice Holders of less, in base units, earn nothing.
    uint256 public minimumForDividends;

    /// @notice Tokens collected for dividends and not sold yet, in base units.
    uint256 public pendingRewards;
    /// @notice Wei waiting to buy the reward token and to buy back.
    uint256 public nativeForRewards;
    uint256 public nativeForBuyBack;
    /// @notice Rewards distributed and claimed, ever, in the reward token's base units.
    uint256 public totalDistributed;
    uint256 public totalClaimed;
    /// @notice Base units of this token that earn dividends now.
    uint256 public totalShares;
    uint256 public lastDistributed;

    Oracle private _ownOracle;
    Oracle private _rewardOracle;
    uint256 private _perShare;
    mapping(address account => uint256) private _settledAt;
    mapping(address account => uint256) private _owed;

    constructor(IV2Router router) TaxedToken(router) {}

    /// @notice Mints the whole supply (base units); the factory calls it once, in the transaction that creates the clone.
    /// Reverts with OnlyFactory and AlreadyInitialized.
    function initialize(
        address creator,
        uint256 supply,
        address pair_,
        Fees calldata fees_,
        address marketing,
        address reward,
        uint256 minimum
    ) external {
        (rewardToken, minimumForDividends) = (reward, minimum);
        _initializeTaxed(creator, supply, pair_, fees_, marketing);
    }

    /// @notice Buys the reward token with what `processFees` earned for the holders and shares it out; anyone may call,
    /// once a block, at most 0.2 % of either pool and only near its average price. Reverts with NothingToProcess,
    /// AlreadyProcessed, NoHolders, NoPair, NoRewardPair, PoolMoved, NothingReceived or the reward token's error. A first
    /// call, and one at a moved price WINDOW after the last observation, only records the price.
    function distributeRewards() external nonReentrant {
        if (nativeForRewards == 0) revert NothingToProcess();
        if (lastDistributed == block.number) revert AlreadyProcessed();
        address reward = rewardToken;
        uint256 native = Math.min(nativeForRewards, (_ownNative() * MOST_OF_RESERVE) / 10_000);
        if (reward != WRAPPED) {
            address pool = IV2Factory(EXCHANGE).getPair(WRAPPED, reward);
            if (pool == address(0)) revert NoRewardPair();
            (uint256 reserve, bool calm) = _observe(_rewardOracle, pool, WRAPPED);
            if (!calm) return;
            native = Math.min(native, (reserve * MOST_OF_RESERVE) / 10_000);
        }
        lastDistributed = block.number;
        nativeForRewards -= native;
        uint256 before = IERC20(reward).balanceOf(address(this));
        if (reward == WRAPPED) IWrappedNative(WRAPPED).deposit{value: native}();
        else _buy(reward, native, address(this));
        uint256 received = Math.saturatingSub(IERC20(reward).balanceOf(address(this)), before);
        received = Math.min(received, MOST_REWARDS - totalDistributed);
        if (received == 0) revert NothingReceived();
        // read after the purchase: a reward token's hook may have moved shares
        if (totalShares == 0) revert NoHolders();
        _perShare += Math.mulDiv(received, 2 ** PLACES, totalShares);
        totalDistributed += received;
        emit RewardsDistributed(native, received);
    }

    /// @notice Buys this token with what `processFees` earned for it and burns it to 0xdEaD; anyone may call, once a
    /// block, at most 0.2 % of the pool and only near its average price. Reverts with NothingToProcess, AlreadyProcessed,
    /// NoPair and PoolMoved; a first call, as with `distributeRewards`, only records the price.
    function buyBack() external nonReentrant {
        if (nativeForBuyBack == 0) revert NothingToProcess();
        // one trade a block with the pool: a sale and a purchase in one block could be taken in turns
        if (lastProcessed == block.number) revert AlreadyProcessed();
        (, bool calm) = _observe(_ownOracle, pair, address(this));
        if (!calm) return;
        uint256 native = Math.min(nativeForBuyBack, (_ownNative() * MOST_OF_RESERVE) / 10_000);
        lastProcessed = block.number;
        nativeForBuyBack -= native;
        uint256 before = balanceOf(DEAD);
        _buy(address(this), native, DEAD);
        emit BoughtBack(native, balanceOf(DEAD) - before);
    }

    /// @notice Pays `account` its dividends; anyone may call for anyone. Reverts with NothingToClaim and with the reward
    /// token's error.
    /// @return rewards paid, in the reward token's base units
    function claim(address account) external nonReentrant returns (uint256 rewards) {
        rewards = dividendOf(account);
        if (rewards == 0) revert NothingToClaim();
        (_owed[account], _settledAt[account]) = (0, _perShare);
        totalClaimed += rewards;
        emit DividendClaimed(account, rewards);
        IERC20(rewardToken).safeTransfer(account, rewards);
    }

    /// @notice What `claim` would pay `account` now, in the reward token's base units.
    function dividendOf(address account) public view returns (uint256) {
        return _owed[account] + ((_shareOf(account) * (_perShare - _settledAt[account])) >> PLACES);
    }

    /// @notice Whether `account` earns no dividends; fixed at creation.
    function isExcluded(address account) public view returns (bool) {
        return account == pair || account == address(this) || account == DEAD || account == address(ROUTER);
    }

    function _shareOf(address account) private view returns (uint256) {
        uint256 balance = balanceOf(account);
        return balance < minimumForDividends || isExcluded(account) ? 0 : balance;
    }

    function _debit(address from, uint256 value) internal override {
        uint256 share = _settle(from);
        super._debit(from, value);
        totalShares = totalShares - share + _shareOf(from);
    }

    function _credit(address to, uint256 value) internal override {
        uint256 share = _settle(to);
        super._credit(to, value);
        totalShares = totalShares - share + _shareOf(to);
    }

    /// @dev Books what `account` earned with its share until now.
    function _settle(address account) private returns (uint256) {
        if (_settledAt[account] != _perShare) {
            (_owed[account], _settledAt[account]) = (dividendOf(account), _perShare);
        }
        return _shareOf(account);
    }

    function _reward(address from, uint256 amount) internal override returns (bool) {
        _pay(from, address(this), amount);
        pendingRewards += amount;
        return true;
    }

    function _pendingSale() internal view override returns (uint256) {
        return pendingRewards + pendingBuyBack;
    }

    function _sold(uint256 amount, uint256 native) internal override {
        if (amount == 0) return;
        uint256 ofRewards = Math.mulDiv(amount, pendingRewards, pendingRewards + pendingBuyBack);
        pendingRewards -= ofRewards;
        pendingBuyBack -= amount - ofRewards;
        uint256 forRewards = Math.mulDiv(native, ofRewards, amount);
        nativeForRewards += forRewards;
        nativeForBuyBack += native - forRewards;
    }

    function _buy(address token, uint256 native, address to) private {
        address[] memory path = new address[](2);
        (path[0], path[1]) = (WRAPPED, token);
        // no least amount: the price was checked against its average
        ROUTER.swapExactETHForTokensSupportingFeeOnTransferTokens{value: native}(0, path, to, block.timestamp);
    }

    /// @dev Wei in this token's own pool.
    function _ownNative() private view returns (uint256) {
        (uint256 reserve0, uint256 reserve1,) = IV2Pair(pair).getReserves();
        return address(this) < WRAPPED ? reserve1 : reserve0;
    }
}
