// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {Clones} from "@openzeppelin/contracts/proxy/Clones.sol";
import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";
import {FairLaunchInfo, IFairLaunch, TeamVesting} from "../interfaces/IFairLaunch.sol";
import {ILaunchpadSetting} from "../interfaces/ILaunchpadSetting.sol";
import {IListsElsewhere} from "../interfaces/IListsElsewhere.sol";
import {PresaleFees, PresaleInfo2, PresaleStatus} from "../interfaces/IPresale.sol";
import {IRabbitLock} from "../interfaces/IRabbitLock.sol";
import {Permit} from "../interfaces/Permit.sol";
import {ExactTransfer} from "../libraries/ExactTransfer.sol";
import {ForMany} from "../libraries/ForMany.sol";
import {ListAndLock} from "../libraries/ListAndLock.sol";
import {ListsElsewhere} from "../libraries/ListsElsewhere.sol";
import {Permits} from "../libraries/Permits.sol";
import {Recovery} from "../libraries/Recovery.sol";
import {SaleMath} from "../libraries/SaleMath.sol";
import {SaleRules} from "../libraries/SaleRules.sol";
import {V2Listing} from "../libraries/V2Listing.sol";
import {IV2Factory} from "../libraries/V2Pair.sol";
import {FairLaunchRules} from "./FairLaunchRules.sol";

/// @notice Everything of a fair launch that never changes; in the clone's code.
struct FairLaunchTerms {
    FairLaunchInfo info;
    PresaleInfo2 info2;
    PresaleFees fees;
    TeamVesting team;
    uint256 swapFeeBps;
    uint256 otherSwapFeeBps;
}

/// @title A fair launch: everybody shares a fixed number of tokens by deposits, the price is the raise over that number
/// @notice After its end a success is listed at exactly that price: at least `liquidityPercent` of the raise after the fee
/// and all that the owner may not receive. What the listing does not need of the tokens is burned, so that nobody sells it
/// against the buyers. Not listed `LISTING_GRACE` after the end it has failed and everybody takes the deposit back.
contract FairLaunch is IFairLaunch, Recovery, ListsElsewhere {
    using SafeERC20 for IERC20;

    error NotOwner();
    error NotAdmin();
    error InvalidState(uint8 state);
    error ZeroAmount();
    error WrongValue();
    error RaiseTooLarge();
    error BuysNothing();
    error NothingToRefund();
    error UnexpectedNative();

    struct Buyer {
        uint128 base;
        uint128 claimed;
    }

    uint256 public constant ANYONE_DELAY = 1 days;
    uint256 public constant ELSEWHERE_DELAY = 2 days;
    uint256 public constant LISTING_GRACE = 7 days;
    uint8 private constant QUED = 0;
    uint8 private constant ACTIVE = 1;
    uint8 private constant SUCCESS = 2;
    uint8 private constant FAILED = 3;
    uint8 private constant FINALIZED = 4;
    address private constant DEAD = 0x000000000000000000000000000000000000dEaD;
    string private constant LOCK_DESCRIPTION = "Fair launch liquidity";
    string private constant TEAM_DESCRIPTION = "Team vesting";

    ILaunchpadSetting private immutable SETTING;
    address private immutable WRAPPED_NATIVE;
    IRabbitLock private immutable LOCKER;

    uint256 internal _collected;
    uint256 private _refunded;
    uint256 internal _tokensWithdrawn;
    uint256 private _numBuyers;
    bool private _forceFailed;
    /// @inheritdoc IFairLaunch
    bool public isFinalized;
    /// @inheritdoc IFairLaunch
    uint256 public LOCK_ID;
    /// @inheritdoc IFairLaunch
    uint256 public TEAM_LOCK_ID;
    mapping(address account => Buyer) internal _buyers;
    string private _newProjectInfoHash;
    bool private _projectInfoChanged;

    constructor(ILaunchpadSetting setting) {
        (SETTING, WRAPPED_NATIVE) = (setting, setting.getWrappedNative());
        LOCKER = IRabbitLock(setting.getRabbitLock());
    }

    /// @dev Only unwrapping sends native currency here: it is never a deposit (SAL-22).
    receive() external payable {
        if (msg.sender != WRAPPED_NATIVE) revert UnexpectedNative();
    }

    /// @inheritdoc IFairLaunch
    function userDeposit(uint256 amount) external payable nonReentrant {
        _deposit(_terms().info, amount);
    }

    /// @inheritdoc IFairLaunch
    function userDepositWithPermit(uint256 amount, Permit calldata permit) external nonReentrant {
        FairLaunchInfo memory info = _terms().info;
        if (info.baseToken == address(0)) revert WrongValue();
        Permits.use(permit, info.baseToken, amount);
        _deposit(info, amount);
    }

    /// @inheritdoc IFairLaunch
    function userWithdrawBaseTokens() external nonReentrant {
        _refund(msg.sender);
    }

    /// @inheritdoc IFairLaunch
    function refundFor(address account) external nonReentrant {
        _refund(account);
    }

    /// @inheritdoc IFairLaunch
    function refundForMany(address[] calldata accounts) external returns (uint256 paid) {
        return _forMany(this.refundFor.selector, accounts);
    }

    /// @inheritdoc IFairLaunch
    function userWithdrawTokens() external nonReentrant returns (uint256 claimed) {
        return _claim(msg.sender);
    }

    /// @inheritdoc IFairLaunch
    function claimFor(address account) external nonReentrant returns (uint256 claimed) {
        return _claim(account);
    }

    /// @inheritdoc IFairLaunch
    function claimForMany(address[] calldata accounts) external returns (uint256 paid) {
        return _forMany(this.claimFor.selector, accounts);
    }

    /// @inheritdoc IFairLaunch
    function addLiquidity() external nonReentrant {
        FairLaunchTerms memory t = _terms();
        _requireState(t.info, SUCCESS);
        uint256 open = t.info.endTime + 1 + ANYONE_DELAY;
        bool isOwnerOrAdmin = msg.sender == t.info2.presaleOwner || msg.sender == SETTING.getRABAddress();
        if (block.timestamp < open && !isOwnerOrAdmin) revert TooEarlyForEveryone(open);
        _finalize(t);
    }

    /// @inheritdoc IListsElsewhere
    function addLiquidityElsewhere() external {
        FairLaunchTerms memory t = _terms();
        _requireElsewhere(SETTING, t.info2.otherFactory, t.info.endTime + 1 + ELSEWHERE_DELAY);
        try this.addLiquidity() {}
        catch {
            _listElsewhere(t);
        }
    }

    /// @inheritdoc IFairLaunch
    function ownerWithdrawTokens() external nonReentrant {
        FairLaunchTerms memory t = _terms();
        _onlyOwner(t);
        _requireState(t.info, FAILED);
        uint256 amount = IERC20(t.info.saleToken).balanceOf(address(this));
        if (amount == 0) revert NothingToClaim();
        emit OwnerTokensWithdrawn(amount);
        IERC20(t.info.saleToken).safeTransfer(msg.sender, amount);
    }

    /// @inheritdoc IFairLaunch
    function forceFailByPresaleOwner() external nonReentrant {
        FairLaunchTerms memory t = _terms();
        _onlyOwner(t);
        _requireState(t.info, QUED);
        _forceFail();
    }

    /// @inheritdoc IFairLaunch
    function forceFailByRAB() external nonReentrant {
        if (msg.sender != SETTING.getRABAddress()) revert NotAdmin();
        uint8 state = presaleStatus();
        if (state >= FAILED) revert InvalidState(state);
        _forceFail();
    }

    /// @inheritdoc IFairLaunch
    function setProjectInfo(string calldata projectInfoHash) external {
        _onlyOwner(_terms());
        if (bytes(projectInfoHash).length > SaleRules.MAX_PROJECT_INFO_HASH) revert SaleRules.ProjectInfoHashTooLong();
        (_newProjectInfoHash, _projectInfoChanged) = (projectInfoHash, true);
        emit ProjectInfoUpdated(projectInfoHash);
    }

    /// @inheritdoc IFairLaunch
    function recoverWrongTokens(address token) external nonReentrant {
        FairLaunchTerms memory t = _terms();
        _onlyOwner(t);
        address pair = IV2Factory(t.info2.factory).getPair(t.info.saleToken, _quote(t.info));
        if (pair == address(0)) pair = t.info.saleToken;
        uint256 amount = _recover(token, msg.sender, [t.info.saleToken, t.info.baseToken, pair]);
        emit WrongTokensRecovered(token, amount);
    }

    /// @inheritdoc IFairLaunch
    function BUYERS(address account)
        external
        view
        returns (uint256 baseDeposited, uint256 totalAmount, uint256 claimedAmount)
    {
        Buyer memory buyer = _buyers[account];
        return (buyer.base, _tokensOf(_terms().info, buyer.base), buyer.claimed);
    }

    /// @inheritdoc IFairLaunch
    function getInfo()
        external
        view
        returns (
            FairLaunchInfo memory info,
            PresaleInfo2 memory info2,
            PresaleFees memory fees,
            PresaleStatus memory status,
            uint8 state,
            TeamVesting memory team
        )
    {
        FairLaunchTerms memory t = _terms();
        (info, info2, fees, team) = (t.info, t.info2, t.fees, t.team);
        if (_projectInfoChanged) info2.projectInfoHash = _newProjectInfoHash;
        uint256 sold = _tokensOf(info, _collected - _refunded);
        status = PresaleStatus(_collected, sold, _tokensWithdrawn, _refunded, _numBuyers, _forceFailed, isFinalized);
        state = _state(info);
    }

    /// @inheritdoc IListsElsewhere
    function otherExchange() external view returns (address) {
        return _terms().info2.otherFactory;
    }

    /// @inheritdoc IFairLaunch
    function presaleStatus() public view returns (uint8) {
        return _state(_terms().info);
    }

    function _terms() internal view returns (FairLaunchTerms memory) {
        return abi.decode(Clones.fetchCloneArgs(address(this)), (FairLaunchTerms));
    }

    function _state(FairLaunchInfo memory info) internal view returns (uint8) {
        if (isFinalized) return FINALIZED;
        if (_forceFailed) return FAILED;
        if (block.timestamp < info.startTime) return QUED;
        if (block.timestamp <= info.endTime) return ACTIVE;
        if (_collected < info.softCap) return FAILED;
        return block.timestamp > info.endTime + LISTING_GRACE ? FAILED : SUCCESS;
    }

    function _deposit(FairLaunchInfo memory info, uint256 amount) private {
        _requireState(info, ACTIVE);
        if (amount == 0) revert ZeroAmount();
        uint256 collected = _collected + amount;
        if (collected > type(uint96).max) revert RaiseTooLarge();
        uint256 total = _buyers[msg.sender].base + amount;
        if (Math.mulDiv(total, info.sellingAmount, collected) == 0) revert BuysNothing();
        if (total == amount) ++_numBuyers;
        _buyers[msg.sender].base = uint128(total);
        _collected = collected;
        emit UserDeposited(msg.sender, amount, collected, _numBuyers);
        if (info.baseToken == address(0)) {
            if (msg.value != amount) revert WrongValue();
        } else {
            if (msg.value != 0) revert WrongValue();
            ExactTransfer.pull(info.baseToken, msg.sender, address(this), amount);
        }
    }

    function _requireState(FairLaunchInfo memory info, uint8 wanted) private view {
        uint8 state = _state(info);
        if (state != wanted) revert InvalidState(state);
    }

    function _onlyOwner(FairLaunchTerms memory t) private view {
        if (msg.sender != t.info2.presaleOwner) revert NotOwner();
    }

    function _refund(address account) private {
        FairLaunchInfo memory info = _terms().info;
        _requireState(info, FAILED);
        uint256 base = _buyers[account].base;
        if (base == 0) revert NothingToRefund();
        delete _buyers[account];
        _refunded += base;
        _numBuyers -= 1;
        emit BaseRefunded(account, base, _collected, _numBuyers);
        _send(info.baseToken, account, base);
    }

    /// @dev Base units of the raise, which the price, the listing, the fee and the owner's share are made of.
    function _raised() internal view virtual returns (uint256) {
        return _collected;
    }

    /// @dev Called for a buyer whose part is less than a unit: later deposits may have made a tiny one so small.
    function _buysNothing(address) internal virtual returns (uint256) {
        revert NothingToClaim();
    }

    function _claim(address account) internal virtual returns (uint256 claimed) {
        FairLaunchInfo memory info = _terms().info;
        _requireState(info, FINALIZED);
        Buyer memory buyer = _buyers[account];
        if (buyer.base == 0 || buyer.claimed != 0) revert NothingToClaim();
        claimed = _tokensOf(info, buyer.base);
        if (claimed == 0) return _buysNothing(account);
        _buyers[account].claimed = uint128(claimed);
        _tokensWithdrawn += claimed;
        emit TokensClaimed(account, claimed, _tokensWithdrawn);
        IERC20(info.saleToken).safeTransfer(account, claimed);
    }

    /// @dev Not guarded: it changes nothing of its own, and each of its calls has the guard.
    function _forMany(bytes4 selector, address[] calldata accounts) private returns (uint256 paid) {
        paid = ForMany.run(selector, accounts);
        if (paid == 0) revert NothingToClaim();
    }

    function _forceFail() private {
        _forceFailed = true;
        emit ForceFailed(msg.sender);
    }

    function _listElsewhere(FairLaunchTerms memory t) private nonReentrant {
        _requireState(t.info, SUCCESS);
        if (_isFirstRefusal()) return;
        (t.info2.factory, t.swapFeeBps) = (t.info2.otherFactory, t.otherSwapFeeBps);
        _finalize(t);
    }

    /// @dev Lists on the exchange of these terms.
    function _finalize(FairLaunchTerms memory t) private {
        isFinalized = true;
        uint256 raised = _raised();
        uint256 fee = FairLaunchRules.baseFeeAmount(raised, t.fees.baseFee);
        (uint256 liquidity, uint256 ownerShare) =
            FairLaunchRules.split(raised - fee, t.info.liquidityPercent, t.info.maxOwnerReceive);
        // the little that a listing may leave never lifts the owner above the stated most
        uint256 forOwner = ownerShare + _list(t, raised, liquidity);
        ownerShare = Math.min(forOwner, t.info.maxOwnerReceive);
        fee += forOwner - ownerShare;
        uint256 tokenFee = SaleMath.tokenFeeAmount(t.info.sellingAmount, t.fees.tokenFee);
        if (t.team.usingTeamVesting) TEAM_LOCK_ID = _lockTeam(t);
        uint256 unused = IERC20(t.info.saleToken).balanceOf(address(this)) - t.info.sellingAmount - tokenFee;
        emit Finalized(fee, ownerShare, tokenFee, unused, TEAM_LOCK_ID);
        _pushOrKeep(t.info.saleToken, t.fees.feeAddress, tokenFee);
        _pushOrKeep(t.info.saleToken, DEAD, unused);
        _pushOrKeep(t.info.baseToken, t.fees.feeAddress, fee);
        _pushOrKeep(t.info.baseToken, t.info2.presaleOwner, ownerShare);
    }

    /// @dev A part of the tokens to sell by the part of the raise, rounded down.
    function _tokensOf(FairLaunchInfo memory info, uint256 base) private view returns (uint256) {
        return base == 0 ? 0 : Math.mulDiv(base, info.sellingAmount, _collected);
    }

    /// @dev The base token's form on the exchange.
    function _quote(FairLaunchInfo memory info) private view returns (address) {
        return info.baseToken == address(0) ? WRAPPED_NATIVE : info.baseToken;
    }

    /// @return left base units that the listing did not use
    function _list(FairLaunchTerms memory t, uint256 raised, uint256 liquidity) private returns (uint256 left) {
        V2Listing.Request memory r;
        (r.raise, r.baseBudget) = (raised, liquidity);
        r.price = SaleMath.Price(t.info.sellingAmount, raised);
        r.tokenBudget = SaleMath.tokensForBaseUp(liquidity, r.price);
        (r.factory, r.token, r.base, r.swapFeeBps) =
            (t.info2.factory, t.info.saleToken, _quote(t.info), t.swapFeeBps);
        ListAndLock.Lock memory lock = ListAndLock.Lock(
            LOCKER, t.info2.presaleOwner, block.timestamp + t.info.lockPeriod, LOCK_DESCRIPTION
        );
        ListAndLock.Listed memory l = ListAndLock.run(r, t.info.baseToken == address(0), lock);
        LOCK_ID = l.lockId;
        emit LiquidityAdded(l.pair, l.lockId, l.base, l.tokens, l.liquidity);
        return l.left;
    }

    function _lockTeam(FairLaunchTerms memory t) private returns (uint256) {
        TeamVesting memory team = t.team;
        IERC20(t.info.saleToken).forceApprove(address(LOCKER), team.totalTokens);
        return LOCKER.vestingLock(
            t.info2.presaleOwner,
            t.info.saleToken,
            false,
            team.totalTokens,
            block.timestamp + team.firstReleaseDelay,
            team.firstReleaseBps,
            team.period,
            team.releaseBps,
            TEAM_DESCRIPTION
        );
    }
}
