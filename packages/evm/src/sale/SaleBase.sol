// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {ILaunchpadSetting} from "../interfaces/ILaunchpadSetting.sol";
import {ISaleCommon, PresaleFees} from "../interfaces/IPresale.sol";
import {ExactTransfer} from "../libraries/ExactTransfer.sol";
import {Payments} from "../libraries/Payments.sol";
import {SaleMath} from "../libraries/SaleMath.sol";
import {SaleRules} from "../libraries/SaleRules.sol";
import {SaleTerms, Terms} from "../libraries/SaleTerms.sol";

/// @title What both sale kinds do: deposits, refunds, claims, referral, whitelist, payouts
/// @notice A clone whose terms are in its code. TOTAL_BASE_COLLECTED counts every accepted deposit for ever and
/// TOTAL_BASE_WITHDRAWN what was refunded; the buyers' deposits are their difference (SAL-01).
abstract contract SaleBase is ISaleCommon, Payments {
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
    error ProtectedToken();
    error NothingToRecover();
    error UnexpectedNative();

    /// @dev A buyer in one word: what they bought follows from the deposit.
    struct BuyerWord {
        uint128 base;
        uint128 claimed;
    }

    /// @dev Whom a buyer's deposits are credited to, and how much; the first referrer named stays.
    struct Referral {
        address referrer;
        uint96 amount;
    }

    struct Counters {
        uint128 collected;
        uint128 sold;
        uint128 tokensWithdrawn;
        uint128 baseWithdrawn;
        uint128 totalRef;
        uint32 numBuyers;
        bool forceFailed;
        bool finalized;
        /// grow only: 0 or the status that the administrator set
        uint8 adminStatus;
        bool visible;
        uint128 rewardPool;
        uint128 rewardsPaid;
    }

    uint8 internal constant QUED = 0;
    uint8 internal constant ACTIVE = 1;
    uint8 internal constant SUCCESS = 2;
    uint8 internal constant FAILED = 3;

    address internal constant DEAD = 0x000000000000000000000000000000000000dEaD;

    ILaunchpadSetting internal immutable SETTING;
    address internal immutable WRAPPED_NATIVE;

    Counters internal _counters;
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
        Terms memory t = SaleTerms.load();
        _requireState(t, ACTIVE);
        if (amount == 0) revert ZeroAmount();
        if (block.timestamp < t.startTime + t.whitelistTime && !isWhitelisted(msg.sender)) revert NotWhitelisted();
        uint256 remaining = t.hardCap - _counters.collected;
        uint256 accepted = amount < remaining ? amount : remaining;
        uint256 tokens = _credit(t, accepted, accepted == remaining);
        address credited = t.referralRate == 0 ? address(0) : _refer(referrer, accepted);
        emit UserDeposited(msg.sender, credited, accepted, tokens, _counters.collected, _counters.numBuyers);
        if (t.baseToken == address(0)) {
            if (msg.value != amount) revert WrongValue();
            if (amount != accepted) _sendNative(msg.sender, amount - accepted);
        } else {
            if (msg.value != 0) revert WrongValue();
            ExactTransfer.pull(t.baseToken, msg.sender, address(this), accepted);
        }
    }

    /// @inheritdoc ISaleCommon
    function userWithdrawBaseTokens() external nonReentrant {
        Terms memory t = SaleTerms.load();
        _requireRefundable(t);
        BuyerWord memory buyer = _buyers[msg.sender];
        if (buyer.base == 0) revert NothingToRefund();
        if (buyer.claimed != 0) revert AlreadyClaimed();
        delete _buyers[msg.sender];
        _counters.sold -= uint128(_tokensOf(t, buyer.base));
        _counters.baseWithdrawn += buyer.base;
        _counters.numBuyers -= 1;
        _unrefer();
        emit BaseRefunded(msg.sender, buyer.base, _counters.collected, _counters.numBuyers);
        _send(t.baseToken, msg.sender, buyer.base);
    }

    /// @inheritdoc ISaleCommon
    function userWithdrawTokens() external nonReentrant returns (uint256 claimed) {
        Terms memory t = SaleTerms.load();
        BuyerWord memory buyer = _buyers[msg.sender];
        _requireClaimable(t, buyer.claimed != 0);
        claimed = _owed(t, _tokensOf(t, buyer.base)) - buyer.claimed;
        if (claimed == 0) revert NothingToClaim();
        if (buyer.claimed == 0) _onFirstClaim(buyer.base);
        _buyers[msg.sender].claimed = uint128(buyer.claimed + claimed);
        uint256 total = _counters.tokensWithdrawn + claimed;
        _counters.tokensWithdrawn = uint128(total);
        emit TokensClaimed(msg.sender, claimed, total);
        IERC20(t.saleToken).safeTransfer(msg.sender, claimed);
    }

    /// @inheritdoc ISaleCommon
    function claimReward() external nonReentrant {
        if (!_counters.finalized) revert NotFinalized();
        if (_rewardClaimed[msg.sender]) revert RewardAlreadyClaimed();
        (uint256 own, uint256 total) = _rewardBasis(msg.sender);
        uint256 reward = SaleMath.referralShare(_counters.rewardPool, own, total);
        if (reward == 0) revert NothingToClaim();
        _rewardClaimed[msg.sender] = true;
        _counters.rewardsPaid += uint128(reward);
        emit RewardClaimed(msg.sender, reward);
        _send(SaleTerms.load().baseToken, msg.sender, reward);
    }

    /// @inheritdoc ISaleCommon
    /// @dev Only a failed sale: then nobody is owed sale tokens.
    function ownerWithdrawTokens() external nonReentrant {
        Terms memory t = SaleTerms.load();
        _onlyOwner(t);
        _requireState(t, FAILED);
        uint256 amount = IERC20(t.saleToken).balanceOf(address(this));
        if (amount == 0) revert NothingToClaim();
        emit OwnerTokensWithdrawn(amount);
        IERC20(t.saleToken).safeTransfer(t.owner, amount);
    }

    /// @inheritdoc ISaleCommon
    function forceFailByPresaleOwner() external nonReentrant {
        Terms memory t = SaleTerms.load();
        _onlyOwner(t);
        if (block.timestamp >= t.startTime) revert SaleAlreadyStarted();
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
            if (_whitelistPlace[accounts[i]] != 0) continue;
            _whitelist.push(accounts[i]);
            _whitelistPlace[accounts[i]] = _whitelist.length;
        }
        emit WhitelistChanged(accounts, true);
    }

    /// @inheritdoc ISaleCommon
    function removeWhitelistAccount(address[] calldata accounts) external {
        _onlyOwner(SaleTerms.load());
        for (uint256 i; i < accounts.length; ++i) {
            uint256 place = _whitelistPlace[accounts[i]];
            if (place == 0) continue;
            address last = _whitelist[_whitelist.length - 1];
            _whitelist[place - 1] = last;
            _whitelistPlace[last] = place;
            _whitelist.pop();
            delete _whitelistPlace[accounts[i]];
        }
        emit WhitelistChanged(accounts, false);
    }

    /// @inheritdoc ISaleCommon
    /// @dev To the owner; never the sale token, the base token or the liquidity token (SAL-16). The zero address
    /// recovers native currency that was forced into a sale with another base token.
    function recoverWrongTokens(address token) external nonReentrant {
        Terms memory t = SaleTerms.load();
        _onlyOwner(t);
        if (token == t.saleToken || token == t.baseToken || _isProtected(t, token)) revert ProtectedToken();
        uint256 amount = token == address(0) ? address(this).balance : IERC20(token).balanceOf(address(this));
        if (amount == 0) revert NothingToRecover();
        emit WrongTokensRecovered(token, amount);
        _send(token, t.owner, amount);
    }

    /// @inheritdoc ISaleCommon
    function BUYERS(address account)
        external
        view
        returns (uint256 baseDeposited, uint256 totalAmount, uint256 claimedAmount)
    {
        BuyerWord memory buyer = _buyers[account];
        return (buyer.base, _tokensOf(SaleTerms.load(), buyer.base), buyer.claimed);
    }

    /// @inheritdoc ISaleCommon
    function isFinalized() external view returns (bool) {
        return _counters.finalized;
    }

    /// @inheritdoc ISaleCommon
    function viewWhiteListAccount(uint256 cursor, uint256 size) external view returns (address[] memory accounts) {
        uint256 total = _whitelist.length;
        if (cursor >= total) return accounts;
        accounts = new address[](size < total - cursor ? size : total - cursor);
        for (uint256 i; i < accounts.length; ++i) {
            accounts[i] = _whitelist[cursor + i];
        }
    }

    /// @inheritdoc ISaleCommon
    function isWhitelisted(address account) public view returns (bool) {
        return _whitelistPlace[account] != 0;
    }

    /// @dev The status that the kind reports.
    function _state(Terms memory t) internal view virtual returns (uint8);

    /// @dev Reverts when deposits cannot be taken back now.
    function _requireRefundable(Terms memory t) internal view virtual;

    /// @dev Reverts when tokens cannot be claimed now.
    function _requireClaimable(Terms memory t, bool claimedBefore) internal view virtual;

    /// @dev A hook: this buyer's deposit can no longer be taken back.
    function _onFirstClaim(uint256 base) internal virtual;

    /// @dev After finalize: the referred deposits that earn `account` a reward, and everybody's.
    function _rewardBasis(address account) internal view virtual returns (uint256 own, uint256 total) {
        return (userRefAmount[account], _counters.totalRef);
    }

    function _forceFailAllowed(uint8 state) internal pure virtual returns (bool);

    function _isProtected(Terms memory t, address token) internal view virtual returns (bool);

    /// @dev Status before listing or review. `grace` seconds after the end an unlisted success fails (SAL-13).
    function _runningState(Terms memory t, uint256 grace) internal view returns (uint8) {
        if (_counters.forceFailed) return FAILED;
        bool full = _counters.collected >= t.hardCap;
        if (!full) {
            if (block.timestamp < t.startTime) return QUED;
            if (block.timestamp <= t.endTime) return ACTIVE;
            if (_counters.collected < t.softCap) return FAILED;
        }
        return block.timestamp > t.endTime + grace ? FAILED : SUCCESS;
    }

    function _requireState(Terms memory t, uint8 wanted) internal view {
        uint8 state = _state(t);
        if (state != wanted) revert InvalidState(state);
    }

    function _onlyOwner(Terms memory t) internal view {
        if (msg.sender != t.owner) revert NotOwner();
    }

    function _onlyAdmin() internal view {
        if (msg.sender != SETTING.getRABAddress()) revert NotAdmin();
    }

    function _isOwnerOrAdmin(Terms memory t) internal view returns (bool) {
        return msg.sender == t.owner || msg.sender == SETTING.getRABAddress();
    }

    function _fees(Terms memory t) internal pure returns (PresaleFees memory) {
        return PresaleFees(t.baseFee, t.tokenFee, t.feeAddress);
    }

    function _projectInfoHash() internal view returns (string memory) {
        return _projectInfoChanged ? _newProjectInfoHash : SaleTerms.firstProjectInfoHash();
    }

    function _tokensOf(Terms memory t, uint256 base) internal pure returns (uint256) {
        return SaleMath.tokensForBase(base, SaleMath.price(t.tokenPrice, t.tokenDecimals, t.baseDecimals));
    }

    /// @dev The owner's way for tokens that were not sold.
    function _settleUnsold(Terms memory t, uint256 unsold) internal {
        if (unsold == 0) return;
        if (t.isBurn && IERC20(t.saleToken).trySafeTransfer(DEAD, unsold)) return;
        _pushOrKeep(t.saleToken, t.owner, unsold);
    }

    function _credit(Terms memory t, uint256 accepted, bool isLastFill) private returns (uint256 tokens) {
        uint256 before = _buyers[msg.sender].base;
        uint256 total = before + accepted;
        if (total < t.minSpend && !isLastFill) revert BelowMinimum();
        if (total > t.maxSpend) revert AboveMaximum();
        SaleMath.Price memory price = SaleMath.price(t.tokenPrice, t.tokenDecimals, t.baseDecimals);
        tokens = SaleMath.tokensForBase(total, price) - SaleMath.tokensForBase(before, price);
        if (tokens == 0) revert BuysNothing();
        _buyers[msg.sender].base = uint128(total);
        _counters.collected += uint128(accepted);
        _counters.sold += uint128(tokens);
        if (before == 0) _counters.numBuyers += 1;
    }

    function _refer(address referrer, uint256 amount) private returns (address credited) {
        if (referrer == address(0) || referrer == msg.sender) return address(0);
        Referral memory referral = _referralOf[msg.sender];
        credited = referral.referrer == address(0) ? referrer : referral.referrer;
        _referralOf[msg.sender] = Referral(credited, uint96(referral.amount + amount));
        userRefAmount[credited] += amount;
        _counters.totalRef += uint128(amount);
    }

    /// @dev A refunded deposit earns no reward. After finalize the shares are fixed.
    function _unrefer() private {
        Referral memory referral = _referralOf[msg.sender];
        if (referral.amount == 0 || _counters.finalized) return;
        delete _referralOf[msg.sender];
        userRefAmount[referral.referrer] -= referral.amount;
        _counters.totalRef -= referral.amount;
    }

    function _owed(Terms memory t, uint256 total) private view returns (uint256) {
        if (!t.requestVesting) return total;
        uint256 elapsed = block.timestamp > t.endTime ? block.timestamp - t.endTime : 0;
        return SaleMath.vestingOwed(
            total, t.vestingPercentage, elapsed, t.vestingStart, t.vestingEnd, t.vestingPeriod
        );
    }

    function _forceFail(Terms memory t) private {
        uint8 state = _state(t);
        if (!_forceFailAllowed(state)) revert InvalidState(state);
        _counters.forceFailed = true;
        emit ForceFailed(msg.sender);
    }
}
