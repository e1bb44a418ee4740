// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {ILaunchpadSetting} from "../interfaces/ILaunchpadSetting.sol";
import {PresaleFees} from "../interfaces/IPresale.sol";
import {
    IPrivateSale,
    PartsInfo,
    PrivateSaleInfo,
    PrivateSaleInfo2,
    PrivateSaleStatus,
    PrivateSaleVesting
} from "../interfaces/IPrivateSale.sol";
import {SaleMath} from "../libraries/SaleMath.sol";
import {PackedTerms, SaleTerms} from "../libraries/SaleTerms.sol";
import {SaleBase} from "../sale/SaleBase.sol";
import {GrowStates} from "./GrowStates.sol";

/// @title A RAB Grow: sells a token without listing it; the administrator reviews it after its success
/// @notice SUCCESS, then LISTING (for at least `REFUND_WINDOW` a buyer may claim or get a refund), then SATISFY (claims
/// only; refused where refunds have left less than the soft cap) or NOT_SATISFY (a buyer who has claimed nothing gets a
/// refund; one who has claimed can continue to claim). A success that the administrator does not move to LISTING within
/// `REVIEW_GRACE` after the end has failed; a LISTING that is still not decided `LISTING_GRACE` after the end is closed as
/// NOT_SATISFY by the call that finalizes it (SAL-13). A grow that was created with parts is paid out in parts; from the
/// first one to the last a buyer may hand unclaimed tokens back for their share of what is left (RGT-05).
contract PrivateSale is IPrivateSale, SaleBase {
    error InvalidStatusChange(uint8 from, uint8 to);
    error RefundWindowOpen(uint256 until);
    error SoftCapNotKept();
    error TooEarlyForEveryone(uint256 from);
    error AlreadyFinalized();
    error RefundOnly();
    error ChoiceOpen();
    error PartNotDue(uint256 from);
    error LessThanAsked(uint256 amount);

    /// @dev What is left of the raise, in one word; all zero without terms.
    struct Parts {
        /// base units
        uint96 left;
        /// deposits (base units) among which `left` is shared; at least what all buyers can hand back
        uint96 shared;
        uint40 next;
        uint8 paid;
        bool isStopped;
    }

    /// @dev Sale tokens of a grow in parts.
    struct PartTokens {
        /// handed back and not yet settled
        uint128 returned;
        /// claimed ones whose share the owner got while the parts were stopped
        uint128 settled;
    }

    uint256 public constant VERSION = 1;
    uint256 public constant REVIEW_GRACE = 30 days;
    /// @notice At least `REVIEW_GRACE` for a decision, however late LISTING began.
    uint256 public constant LISTING_GRACE = 60 days;
    /// @notice At least so long a buyer in LISTING can take the deposit back.
    uint256 public constant REFUND_WINDOW = 3 days;
    uint8 private constant LISTING = GrowStates.LISTING;
    uint8 private constant SATISFY = GrowStates.SATISFY;
    uint8 private constant NOT_SATISFY = GrowStates.NOT_SATISFY;

    /// @dev Deposits whose buyers have begun to claim: final in every outcome.
    uint128 private _claimedBase;
    uint128 private _claimedSold;
    /// @dev What of the referred deposits is final: not satisfied, only these earn a reward (REF-02).
    uint256 private _claimedRefTotal;
    mapping(address referrer => uint256) private _claimedRefAmount;
    Parts private _parts;
    PartTokens private _partTokens;

    constructor(ILaunchpadSetting setting) SaleBase(setting) {}

    /// @inheritdoc IPrivateSale
    function setStatusByRAB(uint8 status) external nonReentrant {
        _onlyAdmin();
        PackedTerms t = SaleTerms.load();
        uint8 state = _state(t);
        bool allowed =
            state == SUCCESS ? status == LISTING : state == LISTING && (status == SATISFY || status == NOT_SATISFY);
        if (!allowed) revert InvalidStatusChange(state, status);
        if (status == LISTING) _settlement.since = uint40(block.timestamp);
        else if (status == SATISFY) _requireSatisfied(t);
        _settlement.adminStatus = status;
        emit StatusSetByRAB(status);
    }

    /// @inheritdoc IPrivateSale
    function setIsVisible(bool visible) external {
        _onlyAdmin();
        _settlement.visible = visible;
        emit VisibilitySet(visible);
    }

    /// @inheritdoc IPrivateSale
    /// @dev By owner or administrator; by anyone `REVIEW_GRACE` after the end. Not satisfied, only deposits of buyers
    /// who have claimed are paid out (SAL-17).
    function finalized() external nonReentrant {
        PackedTerms t = SaleTerms.load();
        (uint256 raised, uint256 sold, uint256 pool) = _outcome(t, _close(t));
        uint256 fee = SaleMath.baseFeeAmount(raised, t.baseFee());
        uint256 tokenFee = SaleMath.tokenFeeAmount(sold, t.tokenFee());
        uint256 owed = sold - _settlement.tokensWithdrawn;
        uint256 unsold = IERC20(t.saleToken()).balanceOf(address(this)) - owed - tokenFee;
        _settlement.finalized = true;
        if (pool != 0) _referrals.pool = uint128(pool);
        emit Finalized(fee, pool, raised - fee - pool, tokenFee, unsold, t.isBurn());
        _pushOrKeep(t.saleToken(), t.feeAddress(), tokenFee);
        _settleUnsold(t, unsold);
        _pushOrKeep(t.baseToken(), t.feeAddress(), fee);
        raised -= fee + pool;
        if (t.parts() != 0) raised = _payFirst(t, raised, raised + fee);
        _pushOrKeep(t.baseToken(), t.owner(), raised);
    }

    /// @inheritdoc IPrivateSale
    function handBack(uint256 least) external nonReentrant returns (uint256 amount) {
        PackedTerms t = SaleTerms.load();
        BuyerWord memory buyer = _buyers[msg.sender];
        if (!_settlement.finalized) revert NotFinalized();
        _requireClaimable(t, buyer.claimed != 0);
        Parts memory p = _parts;
        uint256 kept;
        uint256 tokens;
        (amount, kept, tokens) = _handBack(t, p, buyer);
        _requireSome(amount);
        if (amount < least) revert LessThanAsked(amount);
        uint256 deposit = buyer.base - kept;
        Deposits memory d = _loadDeposits();
        _uncredit(t, d, buyer.base, kept, _tokensFor(kept, _price(t)));
        d.refunded += deposit;
        _storeDeposits(d);
        (p.left, p.shared) = (uint96(p.left - amount), uint96(p.shared - deposit));
        (_parts, _buyers[msg.sender].base) = (p, uint120(kept));
        _partTokens.returned += uint128(tokens);
        emit HandedBack(msg.sender, amount, deposit, tokens, p.left, d.numBuyers);
        _send(t.baseToken(), msg.sender, amount);
    }

    /// @inheritdoc IPrivateSale
    function withdrawParts() external nonReentrant returns (uint256 amount) {
        PackedTerms t = SaleTerms.load();
        _onlyOwner(t);
        if (!_settlement.finalized) revert NotFinalized();
        Parts memory p = _parts;
        uint256 returned = _partTokens.returned;
        uint256 open = t.parts() - p.paid;
        _requireSome(open);
        uint256 due = SaleMath.partsDue(block.timestamp, p.next, t.partPeriod(), open);
        if (p.isStopped) {
            if (due < open) revert PartNotDue(p.next + (open - 1) * t.partPeriod());
            amount = _takeClaimedShare(t, p);
            _requireSome(amount + returned);
        } else {
            if (due == 0) revert PartNotDue(p.next);
            amount = SaleMath.shareOfLeft(p.left, due, open);
            p.left -= uint96(amount);
            p.paid += uint8(due);
            p.next += uint40(due * t.partPeriod());
        }
        (_parts, _partTokens.returned) = (p, 0);
        emit PartsPaid(p.paid, amount, returned, p.left, p.shared);
        _settleUnsold(t, returned);
        _pushOrKeep(t.baseToken(), t.owner(), amount);
    }

    /// @inheritdoc IPrivateSale
    function setPartsStopped(bool isStopped) external nonReentrant {
        _onlyAdmin();
        // a stop can be lifted also where buyers have handed everything back: the owner waits for the tokens
        if (!_parts.isStopped) _requireSome(_parts.left);
        _parts.isStopped = isStopped;
        emit PartsStopped(isStopped);
    }

    /// @inheritdoc IPrivateSale
    function parts() external view returns (PartsInfo memory) {
        PackedTerms t = SaleTerms.load();
        Parts memory p = _parts;
        return PartsInfo(t.parts(), t.partPeriod(), p.paid, p.next, p.left, p.shared, p.isStopped);
    }

    /// @inheritdoc IPrivateSale
    function handBackOf(address account) external view returns (uint256 amount, uint256 tokens) {
        PackedTerms t = SaleTerms.load();
        BuyerWord memory buyer = _buyers[account];
        if (!GrowStates.isClaimable(_state(t), buyer.claimed != 0)) return (0, 0);
        (amount,, tokens) = _handBack(t, _parts, buyer);
        if (amount == 0) tokens = 0;
    }

    /// @inheritdoc IPrivateSale
    function refundsUntil() public view returns (uint256) {
        uint256 since = _settlement.since;
        return since == 0 ? 0 : since + REFUND_WINDOW;
    }

    /// @inheritdoc IPrivateSale
    function presaleStatus() external view returns (uint8) {
        return _state(SaleTerms.load());
    }

    /// @inheritdoc IPrivateSale
    function getInfo()
        external
        view
        returns (
            uint256 version,
            PrivateSaleInfo memory info,
            PrivateSaleInfo2 memory info2,
            PresaleFees memory fees,
            PrivateSaleStatus memory status,
            uint8 state,
            PrivateSaleVesting memory vesting,
            uint256 totalRefAmount
        )
    {
        PackedTerms t = SaleTerms.load();
        version = VERSION;
        info = _info(t);
        info2 = PrivateSaleInfo2(t.owner(), _projectInfoHash(), _settlement.visible);
        fees = _fees(t);
        status = _status(t);
        state = _state(t);
        vesting = PrivateSaleVesting(
            t.requestVesting(), t.linearLock(), t.vestingStart(), t.vestingEnd(), t.vestingPercentage(), t.vestingPeriod()
        );
        totalRefAmount = _referrals.total;
    }

    function _state(PackedTerms t) internal view override returns (uint8) {
        return _stateOf(t, _loadDeposits());
    }

    function _requireRefundable(PackedTerms t, Deposits memory d) internal view override {
        uint8 state = _stateOf(t, d);
        if (!GrowStates.isRefundable(state, false)) _refuse(state);
    }

    function _requireClaimable(PackedTerms t, bool claimedBefore) internal view override {
        uint8 state = _state(t);
        if (state < LISTING) _refuse(state);
        if (!GrowStates.isClaimable(state, claimedBefore)) revert RefundOnly();
    }

    /// @dev In LISTING a buyer takes tokens or deposit; the first claim decides. In parts, tokens or a share of what is left,
    /// until the last part is paid.
    function _requireNoChoice(address account) internal view override {
        PackedTerms t = SaleTerms.load();
        (uint8 state, bool hasClaimed) = (_state(t), _buyers[account].claimed != 0);
        if (GrowStates.isChoice(state, hasClaimed)) revert ChoiceOpen();
        if (t.parts() != 0 && _parts.paid < t.parts() && GrowStates.isClaimable(state, hasClaimed)) revert ChoiceOpen();
    }

    /// @dev A refunded deposit earns no reward. After finalize the shares are fixed.
    function _onRefund(address account) internal override {
        if (!_settlement.finalized) _unrefer(account);
    }

    /// @dev The review takes days: nobody gains by filling a grow sale for a moment.
    function _onFilled() internal override {}

    function _onFirstClaim(address account, uint256 base) internal override {
        _claimedBase += uint128(base);
        _claimedSold += uint128(SaleMath.tokensForBase(base, _price(SaleTerms.load())));
        Referral memory referral = _referralOf[account];
        if (referral.amount == 0) return;
        _claimedRefTotal += referral.amount;
        _claimedRefAmount[referral.referrer] += referral.amount;
    }

    /// @dev Not satisfied, a deposit that can still be taken back earns nothing; the claimed ones are fixed by then.
    function _rewardBasis(address account) internal view override returns (uint256 own, uint256 total) {
        if (_settlement.adminStatus != NOT_SATISFY) return super._rewardBasis(account);
        return (_claimedRefAmount[account], _claimedRefTotal);
    }

    function _stateOf(PackedTerms t, Deposits memory d) private view returns (uint8 state) {
        state = _openState(t, d);
        if (state != SUCCESS) return state;
        uint8 reviewed = _settlement.adminStatus;
        return reviewed != 0 ? reviewed : _successState(t, REVIEW_GRACE);
    }

    /// @dev Reverts unless the caller may finalize now; an overdue LISTING becomes NOT_SATISFY.
    function _close(PackedTerms t) private returns (uint8 state) {
        state = _state(t);
        if (state == LISTING && block.timestamp > t.endTime() + LISTING_GRACE) {
            // the outcome that takes nothing from a buyer who has not acted
            state = NOT_SATISFY;
            _settlement.adminStatus = NOT_SATISFY;
            emit StatusSetByRAB(NOT_SATISFY);
        }
        if (state != SATISFY && state != NOT_SATISFY) _refuse(state);
        if (_settlement.finalized) revert AlreadyFinalized();
        uint256 open = t.endTime() + REVIEW_GRACE;
        if (block.timestamp <= open && !_isOwnerOrAdmin(t)) revert TooEarlyForEveryone(open);
    }

    /// @dev What is paid out in this state: final deposits, the tokens they bought, the referrers' pool.
    function _outcome(PackedTerms t, uint8 state) private view returns (uint256 raised, uint256 sold, uint256 pool) {
        uint256 referred = state == SATISFY ? _referrals.total : _claimedRefTotal;
        Deposits memory d = _loadDeposits();
        if (state == SATISFY) (raised, sold) = (d.collected - d.refunded, _sold(d, _price(t)));
        else (raised, sold) = (_claimedBase, _claimedSold);
        pool = SaleMath.referralPool(raised, t.baseFee(), t.referralRate(), referred);
    }

    /// @dev The first part of the `whole` that is the owner's; the rest is shared among `deposits`.
    function _payFirst(PackedTerms t, uint256 whole, uint256 deposits) private returns (uint256 first) {
        first = SaleMath.shareOfLeft(whole, 1, t.parts());
        Parts memory p = Parts(
            uint96(whole - first), uint96(deposits), uint40(block.timestamp + t.partPeriod()), 1, false
        );
        _parts = p;
        emit PartsPaid(1, first, 0, p.left, p.shared);
    }

    /// @dev Takes the share of the tokens that buyers have claimed out of `p`: nobody can hand those back.
    function _takeClaimedShare(PackedTerms t, Parts memory p) private returns (uint256 amount) {
        uint256 claimed = _settlement.tokensWithdrawn;
        uint256 deposits = SaleMath.baseForTokens(claimed - _partTokens.settled, _price(t));
        _partTokens.settled = uint128(claimed);
        amount = SaleMath.shareOfLeft(p.left, deposits, p.shared);
        (p.left, p.shared) = (uint96(p.left - amount), uint96(p.shared - deposits));
    }

    /// @dev What handing back would give a buyer, the part of the deposit that stays because it bought the tokens claimed,
    /// and the tokens that go back.
    function _handBack(PackedTerms t, Parts memory p, BuyerWord memory buyer)
        private
        pure
        returns (uint256 amount, uint256 kept, uint256 tokens)
    {
        SaleMath.Price memory price = _price(t);
        kept = SaleMath.baseForTokensUp(buyer.claimed, price);
        tokens = _tokensFor(buyer.base, price) - _tokensFor(kept, price);
        if (tokens != 0) amount = SaleMath.shareOfLeft(p.left, buyer.base - kept, p.shared);
    }

    function _alsoKept(PackedTerms t) internal pure override returns (address) {
        return t.saleToken();
    }

    /// @dev Reverts while buyers may still leave, and where those who left took more than the sale can spare.
    function _requireSatisfied(PackedTerms t) private view {
        if (block.timestamp < refundsUntil()) revert RefundWindowOpen(refundsUntil());
        Deposits memory d = _loadDeposits();
        if (d.collected - d.refunded < t.softCap()) revert SoftCapNotKept();
    }

    function _info(PackedTerms t) private pure returns (PrivateSaleInfo memory) {
        return PrivateSaleInfo(
            t.saleToken(),
            t.baseToken(),
            t.tokenPrice(),
            t.maxSpend(),
            t.minSpend(),
            t.whitelistTime(),
            t.hardCap(),
            t.softCap(),
            t.startTime(),
            t.endTime(),
            t.referralRate(),
            t.isBurn()
        );
    }

    function _status(PackedTerms t) private view returns (PrivateSaleStatus memory) {
        Deposits memory d = _loadDeposits();
        return PrivateSaleStatus(
            d.collected, _sold(d, _price(t)), _settlement.tokensWithdrawn, d.refunded, d.numBuyers, d.flags & FORCE_FAILED != 0
        );
    }
}
