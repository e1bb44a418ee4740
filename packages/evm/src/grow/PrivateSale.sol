// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {ILaunchpadSetting} from "../interfaces/ILaunchpadSetting.sol";
import {PresaleFees} from "../interfaces/IPresale.sol";
import {
    IPrivateSale,
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
/// @notice SUCCESS, then LISTING (for `REFUND_WINDOW` at least a buyer claims or takes the deposit back), then SATISFY (claims
/// only; refused where refunds have left less than the soft cap) or NOT_SATISFY (who has claimed nothing takes the deposit
/// back; who has claimed goes on claiming). A success that the administrator does not move to LISTING within `REVIEW_GRACE`
/// after the end has failed; a LISTING that is still not decided `LISTING_GRACE` after the end is closed as NOT_SATISFY by
/// whoever finalizes it (SAL-13).
contract PrivateSale is IPrivateSale, SaleBase {
    error InvalidStatusChange(uint8 from, uint8 to);
    error RefundWindowOpen(uint256 until);
    error SoftCapNotKept();
    error TooEarlyForEveryone(uint256 from);
    error AlreadyFinalized();
    error RefundOnly();
    error ChoiceOpen();

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
        _pushOrKeep(t.baseToken(), t.owner(), raised - fee - pool);
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

    /// @dev In LISTING a buyer takes tokens or deposit; the first claim decides.
    function _requireNoChoice(address account) internal view override {
        if (GrowStates.isChoice(_state(SaleTerms.load()), _buyers[account].claimed != 0)) revert ChoiceOpen();
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
