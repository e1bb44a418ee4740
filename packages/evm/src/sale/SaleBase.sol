// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {ILaunchpadSetting} from "../interfaces/ILaunchpadSetting.sol";
import {ISaleCommon, PresaleFees} from "../interfaces/IPresale.sol";
import {Permit} from "../interfaces/Permit.sol";
import {ExactTransfer} from "../libraries/ExactTransfer.sol";
import {ForMany} from "../libraries/ForMany.sol";
import {Permits} from "../libraries/Permits.sol";
import {Recovery} from "../libraries/Recovery.sol";
import {SaleMath} from "../libraries/SaleMath.sol";
import {SaleRules} from "../libraries/SaleRules.sol";
import {PackedTerms, SaleTerms} from "../libraries/SaleTerms.sol";

/// @title What both sale kinds do: deposits, refunds, claims, referral, whitelist, payouts
/// @notice A clone whose terms are in its code. TOTAL_BASE_COLLECTED counts every accepted deposit but what left while the
/// sale ran, and TOTAL_BASE_WITHDRAWN what was refunded; the buyers' deposits are their difference (SAL-01).
abstract contract SaleBase is ISaleCommon, Recovery {
    using SafeERC20 for IERC20;

    error NotOwner();
    error NotAdmin();
    error InvalidState(uint8 state);
    error NotWhitelisted();
    error ZeroAmount();
    error WrongValue();
    error BelowMinimum();
    error AboveMaximum();
    error BuysNothing();
    error NothingToRefund();
    error AlreadyClaimed();
    error NotFinalized();
    error RewardAlreadyClaimed();
    error SaleAlreadyStarted();
    error UnexpectedNative();

    /// @dev A buyer in one word: what they bought follows from the deposit.
    struct BuyerWord {
        uint120 base;
        /// sale only: has left once
        bool left;
        uint128 claimed;
    }

    /// @dev Whom a buyer's deposits are credited to, and how much; the first referrer named stays.
    struct Referral {
        address referrer;
        uint96 amount;
    }

    /// @dev All that a deposit or a refund changes for everybody; one word in storage. `dust` is what rounding each
    /// buyer down leaves of the tokens that all deposits together would buy: less than one unit a buyer (see `_sold`).
    struct Deposits {
        uint256 collected;
        uint256 refunded;
        uint256 dust;
        uint256 numBuyers;
        /// FORCE_FAILED, FILLED
        uint256 flags;
    }

    /// @dev What happens after the success, in one word.
    struct Settlement {
        uint128 tokensWithdrawn;
        /// sale only
        uint64 lockId;
        bool finalized;
        /// grow only: 0 or the status that the administrator set
        uint8 adminStatus;
        /// grow only
        bool visible;
        /// unix seconds; sale: when it was filled, 0 until then; grow: when LISTING began
        uint40 since;
    }

    /// @dev Referred deposits that still count, and since finalize the base units shared among their referrers.
    struct Referrals {
        uint128 total;
        uint128 pool;
    }

    uint8 internal constant QUED = 0;
    uint8 internal constant ACTIVE = 1;
    uint8 internal constant SUCCESS = 2;
    uint8 internal constant FAILED = 3;

    uint256 internal constant FORCE_FAILED = 1;
    /// @dev The hard cap is reached, or what is left below it buys not one token unit (SAL-05).
    uint256 private constant FILLED = 2;

    address internal constant DEAD = 0x000000000000000000000000000000000000dEaD;

    ILaunchpadSetting internal immutable SETTING;
    address internal immutable WRAPPED_NATIVE;

    /// @dev `Deposits`: collected 88 bits, refunded 88, dust 40, numBuyers 32, flags 8; see `_loadDeposits`.
    uint256 private _deposits;
    Settlement internal _settlement;
    Referrals internal _referrals;
    mapping(address account => BuyerWord) internal _buyers;
    mapping(address account => Referral) internal _referralOf;
    /// @inheritdoc ISaleCommon
    mapping(address account => uint256) public userRefAmount;
    mapping(address account => bool) internal _rewardClaimed;
    address[] private _whitelist;
    mapping(address account => uint256 place) private _whitelistPlace;
    string private _newProjectInfoHash;
    bool private _projectInfoChanged;

    constructor(ILaunchpadSetting setting) {
        SETTING = setting;
        WRAPPED_NATIVE = setting.getWrappedNative();
    }

    /// @dev Only unwrapping sends native currency here: it is never a deposit (SAL-22).
    receive() external payable {
        if (msg.sender != WRAPPED_NATIVE) revert UnexpectedNative();
    }

    /// @inheritdoc ISaleCommon
    function userDeposit(uint256 amount, address referrer) external payable nonReentrant {
        _deposit(SaleTerms.load(), amount, referrer);
    }

    /// @inheritdoc ISaleCommon
    function userDepositWithPermit(uint256 amount, address referrer, Permit calldata permit) external nonReentrant {
        PackedTerms t = SaleTerms.load();
        address baseToken = t.baseToken();
        if (baseToken == address(0)) revert WrongValue();
        Permits.use(permit, baseToken, amount);
        _deposit(t, amount, referrer);
    }

    /// @inheritdoc ISaleCommon
    function userWithdrawBaseTokens() external nonReentrant {
        _refund(msg.sender);
    }

    /// @inheritdoc ISaleCommon
    function refundFor(address account) external nonReentrant {
        _requireNoChoice(account);
        _refund(account);
    }

    /// @inheritdoc ISaleCommon
    function refundForMany(address[] calldata accounts) external returns (uint256 paid) {
        return _forMany(this.refundFor.selector, accounts);
    }

    /// @inheritdoc ISaleCommon
    function userWithdrawTokens() external nonReentrant returns (uint256 claimed) {
        return _claim(msg.sender);
    }

    /// @inheritdoc ISaleCommon
    function claimFor(address account) external nonReentrant returns (uint256 claimed) {
        _requireNoChoice(account);
        return _claim(account);
    }

    /// @inheritdoc ISaleCommon
    function claimForMany(address[] calldata accounts) external returns (uint256 paid) {
        return _forMany(this.claimFor.selector, accounts);
    }

    /// @inheritdoc ISaleCommon
    function claimReward() external nonReentrant {
        _reward(msg.sender);
    }

    /// @inheritdoc ISaleCommon
    function rewardFor(address account) external nonReentrant {
        _reward(account);
    }

    /// @inheritdoc ISaleCommon
    function rewardForMany(address[] calldata accounts) external returns (uint256 paid) {
        return _forMany(this.rewardFor.selector, accounts);
    }

    /// @inheritdoc ISaleCommon
    /// @dev Only a failed sale: then nobody is owed sale tokens.
    function ownerWithdrawTokens() external nonReentrant {
        PackedTerms t = SaleTerms.load();
        _onlyOwner(t);
        _requireState(t, FAILED);
        uint256 amount = IERC20(t.saleToken()).balanceOf(address(this));
        _requireSome(amount);
        emit OwnerTokensWithdrawn(amount);
        IERC20(t.saleToken()).safeTransfer(t.owner(), amount);
    }

    /// @inheritdoc ISaleCommon
    function forceFailByPresaleOwner() external nonReentrant {
        PackedTerms t = SaleTerms.load();
        _onlyOwner(t);
        if (block.timestamp >= t.startTime()) revert SaleAlreadyStarted();
        _forceFail(t);
    }

    /// @inheritdoc ISaleCommon
    /// @dev Opens refunds and nothing else; refused once tokens may have been claimed.
    function forceFailByRAB() external nonReentrant {
        _onlyAdmin();
        _forceFail(SaleTerms.load());
    }

    /// @inheritdoc ISaleCommon
    function setProjectInfo(string calldata projectInfoHash) external {
        _onlyOwner(SaleTerms.load());
        if (bytes(projectInfoHash).length > SaleRules.MAX_PROJECT_INFO_HASH) revert SaleRules.ProjectInfoHashTooLong();
        (_newProjectInfoHash, _projectInfoChanged) = (projectInfoHash, true);
        emit ProjectInfoUpdated(projectInfoHash);
    }

    /// @inheritdoc ISaleCommon
    function addWhitelistAccount(address[] calldata accounts) external {
        _onlyOwner(SaleTerms.load());
        for (uint256 i; i < accounts.length; ++i) {
            address account = accounts[i];
            if (_whitelistPlace[account] != 0) continue;
            _whitelist.push(account);
            _whitelistPlace[account] = _whitelist.length;
        }
        emit WhitelistChanged(accounts, true);
    }

    /// @inheritdoc ISaleCommon
    function removeWhitelistAccount(address[] calldata accounts) external {
        _onlyOwner(SaleTerms.load());
        for (uint256 i; i < accounts.length; ++i) {
            address account = accounts[i];
            uint256 place = _whitelistPlace[account];
            if (place == 0) continue;
            unchecked {
                address last = _whitelist[_whitelist.length - 1];
                _whitelist[place - 1] = last;
                _whitelistPlace[last] = place;
            }
            _whitelist.pop();
            delete _whitelistPlace[account];
        }
        emit WhitelistChanged(accounts, false);
    }

    /// @inheritdoc ISaleCommon
    /// @dev To the owner; never the sale token, the base token or the liquidity token. The zero address
    /// recovers native currency that was forced into a sale with another base token.
    function recoverWrongTokens(address token) external nonReentrant {
        PackedTerms t = SaleTerms.load();
        _onlyOwner(t);
        uint256 amount = _recover(token, t.owner(), [t.saleToken(), t.baseToken(), _alsoKept(t)]);
        emit WrongTokensRecovered(token, amount);
    }

    /// @inheritdoc ISaleCommon
    function BUYERS(address account)
        external
        view
        returns (uint256 baseDeposited, uint256 totalAmount, uint256 claimedAmount)
    {
        BuyerWord memory buyer = _buyers[account];
        return (buyer.base, _tokensFor(buyer.base, _price(SaleTerms.load())), buyer.claimed);
    }

    /// @inheritdoc ISaleCommon
    function isFinalized() external view returns (bool) {
        return _settlement.finalized;
    }

    /// @inheritdoc ISaleCommon
    function viewWhiteListAccount(uint256 cursor, uint256 size) external view returns (address[] memory accounts) {
        uint256 total = _whitelist.length;
        if (cursor >= total) return accounts;
        unchecked {
            uint256 rest = total - cursor;
            accounts = new address[](size < rest ? size : rest);
            for (uint256 i; i < accounts.length; ++i) {
                accounts[i] = _whitelist[cursor + i];
            }
        }
    }

    /// @inheritdoc ISaleCommon
    function isWhitelisted(address account) public view returns (bool) {
        return _whitelistPlace[account] != 0;
    }

    /// @dev The status that the kind reports.
    function _state(PackedTerms t) internal view virtual returns (uint8);

    /// @dev Reverts when deposits cannot be taken back now.
    function _requireRefundable(PackedTerms t, Deposits memory d) internal view virtual;

    /// @dev Reverts when tokens cannot be claimed now.
    function _requireClaimable(PackedTerms t, bool claimedBefore) internal view virtual;

    /// @dev Reverts while `account` itself has to decide between tokens and deposit.
    function _requireNoChoice(address account) internal view virtual;

    /// @dev A hook: the deposit of `account` was taken back.
    function _onRefund(address account) internal virtual;

    /// @dev A hook: the deposit of `account` can no longer be taken back.
    function _onFirstClaim(address account, uint256 base) internal virtual;

    /// @dev After finalize: the referred deposits that earn `account` a reward, and everybody's.
    function _rewardBasis(address account) internal view virtual returns (uint256 own, uint256 total) {
        return (userRefAmount[account], _referrals.total);
    }

    /// @dev The deposits of `account` earn their referrer nothing any more; both sums have them in.
    function _unrefer(address account) internal {
        Referral memory referral = _referralOf[account];
        if (referral.amount == 0) return;
        delete _referralOf[account];
        unchecked {
            userRefAmount[referral.referrer] -= referral.amount;
            _referrals.total -= referral.amount;
        }
    }

    /// @dev A hook: nothing further can be deposited.
    function _onFilled() internal virtual;

    /// @dev The liquidity token, or the sale token where no liquidity token exists: nothing of it can be recovered.
    function _alsoKept(PackedTerms t) internal view virtual returns (address);

    /// @dev The status as far as deposits, time and a forced failure decide it. Whether a SUCCESS was listed, reviewed or
    /// left alone for too long is the kind's business.
    function _openState(PackedTerms t, Deposits memory d) internal view returns (uint8) {
        if (d.flags & FORCE_FAILED != 0) return FAILED;
        if (d.flags & FILLED == 0) {
            if (block.timestamp < t.startTime()) return QUED;
            if (block.timestamp <= t.endTime()) return ACTIVE;
        }
        return d.collected < t.softCap() ? FAILED : SUCCESS;
    }

    /// @dev An unlisted or unreviewed success fails `grace` seconds after the end (SAL-13).
    function _successState(PackedTerms t, uint256 grace) internal view returns (uint8) {
        return block.timestamp > t.endTime() + grace ? FAILED : SUCCESS;
    }

    function _loadDeposits() internal view returns (Deposits memory d) {
        uint256 w = _deposits;
        (d.collected, d.refunded) = (uint88(w), uint88(w >> 88));
        (d.dust, d.numBuyers, d.flags) = (uint40(w >> 176), uint32(w >> 216), w >> 248);
    }

    function _requireState(PackedTerms t, uint8 wanted) internal view {
        uint8 state = _state(t);
        if (state != wanted) _refuse(state);
    }

    function _refuse(uint8 state) internal pure {
        revert InvalidState(state);
    }

    function _onlyOwner(PackedTerms t) internal view {
        if (msg.sender != t.owner()) revert NotOwner();
    }

    function _onlyAdmin() internal view {
        if (msg.sender != SETTING.getRABAddress()) revert NotAdmin();
    }

    function _isOwnerOrAdmin(PackedTerms t) internal view returns (bool) {
        return msg.sender == t.owner() || msg.sender == SETTING.getRABAddress();
    }

    function _fees(PackedTerms t) internal pure returns (PresaleFees memory) {
        return PresaleFees(t.baseFee(), t.tokenFee(), t.feeAddress());
    }

    function _projectInfoHash() internal view returns (string memory) {
        return _projectInfoChanged ? _newProjectInfoHash : SaleTerms.firstProjectInfoHash();
    }

    function _price(PackedTerms t) internal pure returns (SaleMath.Price memory) {
        return SaleMath.price(t.tokenPrice(), t.tokenDecimals(), t.baseDecimals());
    }

    /// @dev `SaleMath.tokensForBase` for at most the hard cap, where creation has made sure of the product
    /// (`SaleRules.checkCommon`).
    function _tokensFor(uint256 base, SaleMath.Price memory price) internal pure returns (uint256) {
        unchecked {
            return (base * price.numerator) / price.denominator;
        }
    }

    /// @dev Tokens owed for all deposits that are here: the sum over the buyers, each rounded down.
    function _sold(Deposits memory d, SaleMath.Price memory price) internal pure returns (uint256) {
        return _tokensFor(d.collected - d.refunded, price) - d.dust;
    }

    /// @dev The owner's way for tokens that were not sold. A burn that the token refuses waits for the burn address.
    function _settleUnsold(PackedTerms t, uint256 unsold) internal {
        _pushOrKeep(t.saleToken(), t.isBurn() ? DEAD : t.owner(), unsold);
    }

    function _refund(address account) private {
        PackedTerms t = SaleTerms.load();
        Deposits memory d = _loadDeposits();
        _requireRefundable(t, d);
        BuyerWord memory buyer = _buyers[account];
        uint256 base = buyer.base;
        if (base == 0) revert NothingToRefund();
        if (buyer.claimed != 0) revert AlreadyClaimed();
        delete _buyers[account];
        _uncredit(t, d, base, 0, 0);
        unchecked {
            d.refunded += base;
        }
        _storeDeposits(d);
        _onRefund(account);
        emit BaseRefunded(account, base, d.collected, d.numBuyers);
        _send(t.baseToken(), account, base);
    }

    function _claim(address account) private returns (uint256 claimed) {
        PackedTerms t = SaleTerms.load();
        BuyerWord memory buyer = _buyers[account];
        _requireClaimable(t, buyer.claimed != 0);
        uint256 owed = _owed(t, _tokensFor(buyer.base, _price(t)));
        // a deposit of which unclaimed tokens were handed back owes less than was claimed until they would be released
        if (owed <= buyer.claimed) revert NothingToClaim();
        unchecked {
            claimed = owed - buyer.claimed;
        }
        if (buyer.claimed == 0) _onFirstClaim(account, buyer.base);
        _buyers[account].claimed = uint128(buyer.claimed + claimed);
        uint256 total = _settlement.tokensWithdrawn + claimed;
        _settlement.tokensWithdrawn = uint128(total);
        emit TokensClaimed(account, claimed, total);
        IERC20(t.saleToken()).safeTransfer(account, claimed);
    }

    function _reward(address account) private {
        if (!_settlement.finalized) revert NotFinalized();
        if (_rewardClaimed[account]) revert RewardAlreadyClaimed();
        (uint256 own, uint256 total) = _rewardBasis(account);
        uint256 reward = SaleMath.referralShare(_referrals.pool, own, total);
        _requireSome(reward);
        _rewardClaimed[account] = true;
        emit RewardClaimed(account, reward);
        _send(SaleTerms.load().baseToken(), account, reward);
    }

    /// @dev Not guarded: it changes nothing of its own, and each of its calls has the guard.
    function _forMany(bytes4 selector, address[] calldata accounts) private returns (uint256 paid) {
        paid = ForMany.run(selector, accounts);
        _requireSome(paid);
    }

    function _deposit(PackedTerms t, uint256 amount, address referrer) private {
        Deposits memory d = _loadDeposits();
        if (_openState(t, d) != ACTIVE) _refuse(_state(t));
        if (amount == 0) revert ZeroAmount();
        (uint256 accepted, uint256 tokens) = _credit(t, d, amount);
        address credited = t.referralRate() == 0 ? address(0) : _refer(referrer, accepted);
        emit UserDeposited(msg.sender, credited, accepted, tokens, d.collected, d.numBuyers);
        address baseToken = t.baseToken();
        if (msg.value != (baseToken == address(0) ? amount : 0)) revert WrongValue();
        if (baseToken == address(0)) {
            if (amount != accepted) _sendNative(msg.sender, amount - accepted);
        } else {
            ExactTransfer.pull(baseToken, msg.sender, address(this), accepted);
        }
    }

    /// @dev No sum here leaves its bits: deposits are bounded by the hard cap, tokens by what creation took.
    function _credit(PackedTerms t, Deposits memory d, uint256 amount)
        private
        returns (uint256 accepted, uint256 tokens)
    {
        unchecked {
            if (block.timestamp < t.startTime() + t.whitelistTime() && !isWhitelisted(msg.sender)) {
                revert NotWhitelisted();
            }
            uint256 remaining = t.hardCap() - d.collected;
            accepted = amount < remaining ? amount : remaining;
            BuyerWord storage buyer = _buyers[msg.sender];
            uint256 before = buyer.base;
            uint256 total = before + accepted;
            // the last fill may be smaller than the minimum (SAL-05)
            if (total < t.minSpend() && accepted != remaining) revert BelowMinimum();
            if (total > t.maxSpend()) revert AboveMaximum();
            SaleMath.Price memory price = _price(t);
            tokens = _tokensFor(total, price) - _tokensFor(before, price);
            if (tokens == 0) revert BuysNothing();
            buyer.base = uint120(total);
            uint256 live = d.collected - d.refunded;
            d.dust += _tokensFor(live + accepted, price) - _tokensFor(live, price) - tokens;
            d.collected += accepted;
            if ((remaining - accepted) * price.numerator < price.denominator) {
                d.flags |= FILLED;
                _onFilled();
            }
            if (before == 0) ++d.numBuyers;
        }
        _storeDeposits(d);
    }

    /// @dev Of a deposit of `base` only `kept` stays, which buys `tokens`: what that changes for everybody but the two sums.
    function _uncredit(PackedTerms t, Deposits memory d, uint256 base, uint256 kept, uint256 tokens) internal pure {
        unchecked {
            SaleMath.Price memory price = _price(t);
            uint256 live = d.collected - d.refunded;
            d.dust -= _tokensFor(live, price) - _tokensFor(live + kept - base, price) - _tokensFor(base, price) + tokens;
            if (kept == 0) --d.numBuyers;
        }
    }

    /// @dev Nothing is cut off: the hard cap has at most 88 bits, and 2^32 buyers cannot be.
    function _storeDeposits(Deposits memory d) internal {
        _deposits =
            d.collected | (d.refunded << 88) | (d.dust << 176) | (d.numBuyers << 216) | (d.flags << 248);
    }

    /// @dev All that is referred was deposited: no sum leaves its bits.
    function _refer(address referrer, uint256 amount) private returns (address credited) {
        if (referrer == address(0) || referrer == msg.sender) return address(0);
        Referral memory referral = _referralOf[msg.sender];
        credited = referral.referrer == address(0) ? referrer : referral.referrer;
        unchecked {
            _referralOf[msg.sender] = Referral(credited, uint96(referral.amount + amount));
            userRefAmount[credited] += amount;
            _referrals.total += uint128(amount);
        }
    }

    function _owed(PackedTerms t, uint256 total) private view returns (uint256) {
        if (!t.requestVesting()) return total;
        uint256 elapsed = block.timestamp > t.endTime() ? block.timestamp - t.endTime() : 0;
        return SaleMath.vestingOwed(
            total, t.vestingPercentage(), elapsed, t.vestingStart(), t.vestingEnd(), t.vestingPeriod()
        );
    }

    /// @dev Only up to SUCCESS, in both kinds: later claims may have begun.
    function _forceFail(PackedTerms t) private {
        uint8 state = _state(t);
        if (state >= FAILED) _refuse(state);
        Deposits memory d = _loadDeposits();
        d.flags |= FORCE_FAILED;
        _storeDeposits(d);
        emit ForceFailed(msg.sender);
    }
}
