// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {ILaunchpadSetting} from "../interfaces/ILaunchpadSetting.sol";
import {IListsElsewhere} from "../interfaces/IListsElsewhere.sol";
import {
    IPresale,
    PresaleFees,
    PresaleInfo,
    PresaleInfo2,
    PresaleStatus,
    PresaleVesting
} from "../interfaces/IPresale.sol";
import {IRabbitLock} from "../interfaces/IRabbitLock.sol";
import {ListAndLock} from "../libraries/ListAndLock.sol";
import {ListsElsewhere} from "../libraries/ListsElsewhere.sol";
import {SaleMath} from "../libraries/SaleMath.sol";
import {PackedTerms, SaleTerms} from "../libraries/SaleTerms.sol";
import {V2Listing} from "../libraries/V2Listing.sol";
import {IV2Factory} from "../libraries/V2Pair.sol";
import {SaleBase} from "./SaleBase.sol";

/// @title A RAB Sale: sells a token, lists it on a V2 exchange and locks the liquidity
/// @notice Owner or administrator list once the sale is a success and, where it was filled, an hour later, so that money
/// borrowed for a block lists nothing and the administrator can act (SAL-23); anyone lists `ANYONE_DELAY` after that. A
/// sale not listed `LISTING_GRACE` after its end has failed and everybody takes the deposit back (SAL-13).
contract Presale is IPresale, SaleBase, ListsElsewhere {
    error ListingTooEarly(uint256 from);
    error LeavingClosed();
    error AlreadyLeft();

    /// @dev What goes where at the listing; base units and token units.
    struct Payout {
        uint256 fee;
        uint256 pool;
        uint256 ownerShare;
        uint256 tokenFee;
        uint256 unsold;
        uint256 toBurn;
    }

    /// @notice Between the deposit that fills a sale and its listing.
    uint256 public constant FILLED_DELAY = 1 hours;
    uint256 public constant ANYONE_DELAY = 1 days;
    uint256 public constant ELSEWHERE_DELAY = 2 days;
    uint256 public constant LISTING_GRACE = 7 days;
    uint8 private constant FINALIZED = 4;
    string private constant LOCK_DESCRIPTION = "RAB Sale liquidity";

    IRabbitLock private immutable LOCKER;

    constructor(ILaunchpadSetting setting) SaleBase(setting) {
        LOCKER = IRabbitLock(setting.getRabbitLock());
    }

    /// @inheritdoc IPresale
    /// @dev Only while deposits change nothing else: as if what is sent back had never been deposited.
    function leave() external nonReentrant returns (uint256 returned) {
        PackedTerms t = SaleTerms.load();
        Deposits memory d = _loadDeposits();
        BuyerWord storage buyer = _buyers[msg.sender];
        uint256 kept;
        uint256 tokens;
        unchecked {
            if (d.flags != 0 || block.timestamp >= t.startTime() + t.leaveTime()) revert LeavingClosed();
            uint256 base = buyer.base;
            if (base == 0) revert NothingToRefund();
            if (buyer.left) revert AlreadyLeft();
            kept = base * t.leaveCost() / SaleMath.PER_MILLE;
            tokens = _tokensFor(kept, _price(t));
            if (tokens == 0) kept = 0;
            _uncredit(t, d, base, kept, tokens);
            returned = base - kept;
            d.collected -= returned;
        }
        _storeDeposits(d);
        (buyer.base, buyer.left) = (uint120(kept), true);
        _unrefer(msg.sender);
        emit DepositLeft(msg.sender, returned, kept, tokens, d.collected, d.numBuyers);
        _send(t.baseToken(), msg.sender, returned);
    }

    /// @inheritdoc IPresale
    function addLiquidity() external nonReentrant {
        PackedTerms t = SaleTerms.load();
        _requireState(t, SUCCESS);
        uint256 open = _listableFrom(t);
        if (block.timestamp < open) revert ListingTooEarly(open);
        open += ANYONE_DELAY;
        if (block.timestamp < open && !_isOwnerOrAdmin(t)) revert TooEarlyForEveryone(open);
        _finalize(t, t.exchange(), t.swapFeeBps());
    }

    /// @inheritdoc IListsElsewhere
    function addLiquidityElsewhere() external {
        PackedTerms t = SaleTerms.load();
        _requireElsewhere(SETTING, t.otherExchange(), _listableFrom(t) + ELSEWHERE_DELAY);
        try this.addLiquidity() {}
        catch {
            _listElsewhere(t);
        }
    }

    /// @inheritdoc IPresale
    function listableFrom() external view returns (uint256) {
        return _listableFrom(SaleTerms.load());
    }

    /// @inheritdoc IPresale
    function leaveTerms() external view returns (uint256 until, uint256 cost) {
        PackedTerms t = SaleTerms.load();
        uint256 time = t.leaveTime();
        return (time == 0 ? 0 : t.startTime() + time, t.leaveCost());
    }

    /// @inheritdoc IListsElsewhere
    function otherExchange() external view returns (address) {
        return SaleTerms.load().otherExchange();
    }

    /// @inheritdoc IPresale
    function LOCK_ID() external view returns (uint256) {
        return _settlement.lockId;
    }

    /// @inheritdoc IPresale
    function presaleStatus() external view returns (uint8) {
        return _state(SaleTerms.load());
    }

    /// @inheritdoc IPresale
    function getInfo()
        external
        view
        returns (
            PresaleInfo memory info,
            PresaleInfo2 memory info2,
            PresaleFees memory fees,
            PresaleStatus memory status,
            uint8 state,
            PresaleVesting memory vesting,
            uint256 totalRefAmount
        )
    {
        PackedTerms t = SaleTerms.load();
        info = _info(t);
        info2 = PresaleInfo2(t.owner(), t.exchange(), t.otherExchange(), _projectInfoHash());
        fees = _fees(t);
        status = _status(t);
        state = _state(t);
        vesting =
            PresaleVesting(t.requestVesting(), t.linearLock(), t.vestingEnd(), t.vestingPercentage(), t.vestingPeriod());
        totalRefAmount = _referrals.total;
    }

    function _state(PackedTerms t) internal view override returns (uint8) {
        return _stateOf(t, _loadDeposits());
    }

    function _requireRefundable(PackedTerms t, Deposits memory d) internal view override {
        uint8 state = _stateOf(t, d);
        if (state != FAILED) _refuse(state);
    }

    function _requireClaimable(PackedTerms t, bool) internal view override {
        if (!_settlement.finalized) _refuse(_state(t));
    }

    /// @dev A sale that is over has either failed or not.
    function _requireNoChoice(address) internal view override {}

    /// @dev A failed sale rewards nobody, so its referral numbers may stay.
    function _onRefund(address) internal override {}

    function _onFirstClaim(address, uint256) internal override {}

    function _onFilled() internal override {
        _settlement.since = uint40(block.timestamp);
    }

    function _alsoKept(PackedTerms t) internal view override returns (address) {
        address pair = IV2Factory(t.exchange()).getPair(t.saleToken(), _quote(t));
        return pair == address(0) ? t.saleToken() : pair;
    }

    function _stateOf(PackedTerms t, Deposits memory d) private view returns (uint8 state) {
        state = _openState(t, d);
        if (state == SUCCESS) state = _settlement.finalized ? FINALIZED : _successState(t, LISTING_GRACE);
    }

    function _listableFrom(PackedTerms t) private view returns (uint256) {
        uint256 filled = _settlement.since;
        unchecked {
            return filled == 0 ? t.endTime() + 1 : filled + FILLED_DELAY;
        }
    }

    function _listElsewhere(PackedTerms t) private nonReentrant {
        _requireState(t, SUCCESS);
        if (_isFirstRefusal()) return;
        _finalize(t, t.otherExchange(), t.otherSwapFeeBps());
    }

    function _finalize(PackedTerms t, address factory, uint256 swapFeeBps) private {
        Payout memory p;
        uint256 collected = _loadDeposits().collected;
        p.fee = SaleMath.baseFeeAmount(collected, t.baseFee());
        p.pool = SaleMath.referralPool(collected, t.baseFee(), t.referralRate(), _referrals.total);
        _settlement.finalized = true;
        if (p.pool != 0) _referrals.pool = uint128(p.pool);
        p.ownerShare = collected - p.fee - p.pool - _liquidityBase(t, collected);
        p.ownerShare += _list(t, p, collected, factory, swapFeeBps);
        _tokensBeyondSold(t, p);
        emit Finalized(p.fee, p.pool, p.ownerShare, p.tokenFee, p.unsold, t.isBurn());
        _pushOrKeep(t.saleToken(), DEAD, p.toBurn);
        _pushOrKeep(t.saleToken(), t.feeAddress(), p.tokenFee);
        _settleUnsold(t, p.unsold);
        _pushOrKeep(t.baseToken(), t.feeAddress(), p.fee);
        _pushOrKeep(t.baseToken(), t.owner(), p.ownerShare);
    }

    /// @dev Of the tokens here: the platform's fee, and what is neither that nor owed to a buyer nor to be burned.
    function _tokensBeyondSold(PackedTerms t, Payout memory p) private view {
        uint256 sold = _sold(_loadDeposits(), _price(t));
        p.tokenFee = SaleMath.tokenFeeAmount(sold, t.tokenFee());
        p.unsold = IERC20(t.saleToken()).balanceOf(address(this)) - sold - p.tokenFee - p.toBurn;
    }

    /// @dev The base token's form on the exchange.
    function _quote(PackedTerms t) private view returns (address) {
        return t.baseToken() == address(0) ? WRAPPED_NATIVE : t.baseToken();
    }

    /// @return left base units that the listing did not use
    function _list(PackedTerms t, Payout memory p, uint256 collected, address factory, uint256 swapFeeBps)
        private
        returns (uint256 left)
    {
        V2Listing.Request memory r;
        r.raise = collected;
        r.baseBudget = _liquidityBase(t, collected);
        r.price = SaleMath.price(t.listingRate(), t.tokenDecimals(), t.baseDecimals());
        r.tokenBudget = SaleMath.tokensForBaseUp(r.baseBudget, r.price);
        (r.factory, r.token, r.base, r.swapFeeBps) = (factory, t.saleToken(), _quote(t), swapFeeBps);
        ListAndLock.Lock memory lock =
            ListAndLock.Lock(LOCKER, t.owner(), block.timestamp + t.lockPeriod(), LOCK_DESCRIPTION);
        ListAndLock.Listed memory l = ListAndLock.run(r, t.baseToken() == address(0), lock);
        _settlement.lockId = uint64(l.lockId);
        emit LiquidityAdded(l.pair, l.lockId, l.base, l.tokens, l.liquidity);
        p.toBurn = l.toBurn;
        return l.left;
    }

    function _liquidityBase(PackedTerms t, uint256 collected) private pure returns (uint256) {
        return SaleMath.liquidityBase(collected, t.baseFee(), t.referralRate(), t.liquidityPercent());
    }

    function _info(PackedTerms t) private pure returns (PresaleInfo memory) {
        return PresaleInfo(
            t.saleToken(),
            t.baseToken(),
            t.tokenPrice(),
            t.maxSpend(),
            t.minSpend(),
            t.whitelistTime(),
            t.hardCap(),
            t.softCap(),
            t.liquidityPercent(),
            t.listingRate(),
            t.startTime(),
            t.endTime(),
            t.lockPeriod(),
            t.referralRate(),
            t.isBurn()
        );
    }

    function _status(PackedTerms t) private view returns (PresaleStatus memory) {
        Deposits memory d = _loadDeposits();
        return PresaleStatus(
            d.collected,
            _sold(d, _price(t)),
            _settlement.tokensWithdrawn,
            d.refunded,
            d.numBuyers,
            d.flags & FORCE_FAILED != 0,
            _settlement.finalized
        );
    }
}
