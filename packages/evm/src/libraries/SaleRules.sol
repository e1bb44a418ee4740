// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {IERC20Metadata} from "@openzeppelin/contracts/token/ERC20/extensions/IERC20Metadata.sol";
import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";
import {ILaunchpadSetting} from "../interfaces/ILaunchpadSetting.sol";
import {AgreedFees} from "../interfaces/IPresale.sol";
import {Balance} from "./Balance.sol";
import {ExactTransfer} from "./ExactTransfer.sol";
import {SaleMath} from "./SaleMath.sol";
import {Terms} from "./SaleTerms.sol";

/// @title Every rule of the creation forms (specification 2, section 5), on chain, and the bounds that packing needs
library SaleRules {
    error InvalidSaleToken();
    error BaseTokenNotSupported();
    error TooManyDecimals();
    error OwnerMustBeCaller();
    error ProjectInfoHashTooLong();
    error InvalidTokenPrice();
    error InvalidListingRate();
    error InvalidMinimumSpend();
    error MinimumAboveMaximum();
    error MaximumAboveHardCap();
    error SoftCapNotBelowHardCap();
    error SoftCapTooLow();
    error SoftCapUnreachable();
    error HardCapTooLarge();
    error StartNotInFuture();
    error StartTooFar();
    error EndNotAfterStart();
    error SaleTooLong();
    error WhitelistTimeTooLarge();
    error ReferralRateTooLarge();
    error ExchangeNotSupported();
    error InvalidOtherExchange();
    error LiquidityPercentOutOfRange();
    error LockPeriodTooShort();
    error LockPeriodTooLarge();
    error InvalidVestingPercentage();
    error InvalidVestingEnd();
    error InvalidVestingPeriod();
    error SaleTooLarge();
    error ListingTooSmall();
    error FeesAboveAgreed();
    error LeaveTimeTooLarge();
    error LeaveCostTooLarge();
    error PartsOutOfRange();
    error PartPeriodOutOfRange();
    error ReferralWithParts();

    uint256 internal constant MAX_DECIMALS = 24;
    uint256 internal constant MIN_SOFT_CAP_PERCENT = 30;
    uint256 internal constant MAX_REFERRAL_RATE = 50;
    uint256 internal constant MIN_LIQUIDITY_PERCENT = 510;
    uint256 internal constant MIN_LOCK_PERIOD = 30 days;
    uint256 internal constant MAX_PROJECT_INFO_HASH = 128;
    uint256 internal constant MAX_RATE = type(uint128).max;
    /// @dev Between creation and start.
    uint256 internal constant MAX_START_DELAY = 180 days;
    /// @dev Without other terms (`checkLeaving`) deposits below the soft cap have no way out before the end.
    uint256 internal constant MAX_DURATION = 180 days;
    /// @dev From the end on.
    uint256 internal constant MAX_VESTING_END = 3_650 days;
    /// @dev After the last moment to leave: what was held until then and given back can be bought for so long at least.
    uint256 internal constant MIN_AFTER_LEAVING = 1 hours;
    /// @dev Per mille.
    uint256 internal constant MAX_LEAVE_COST = 100;
    uint256 internal constant MIN_PARTS = 2;
    uint256 internal constant MAX_PARTS = 12;
    /// @dev The least time that a buyer has between two parts.
    uint256 internal constant MIN_PART_PERIOD = 7 days;
    uint256 internal constant MAX_PART_PERIOD = 180 days;
    /// @dev Fewer units of a side could not express the price to 1 % against somebody who plays with single units.
    uint256 internal constant MIN_LISTED_UNITS = 10_000;
    /// @dev A V2 pair keeps 1,000 units of its first liquidity, the root of the product: at most 0.5 % at the soft cap.
    uint256 internal constant MIN_LISTED_PRODUCT = 200_000 ** 2;
    /// @dev A V2 pair counts 112 bits; three quarters of them stay for what others put into the pair (SAL-18).
    uint256 internal constant MAX_LISTED_TOKENS = type(uint112).max / 4;

    /// @notice Adds what comes from the platform and the tokens (fees, their receiver, decimals) and bounds what prices
    /// are computed from.
    function complete(Terms memory t, ILaunchpadSetting setting) internal view {
        if (t.saleToken.code.length == 0) revert InvalidSaleToken();
        if (!setting.isBaseToken(t.baseToken)) revert BaseTokenNotSupported();
        bool native = t.baseToken == address(0);
        if (t.saleToken == (native ? setting.getWrappedNative() : t.baseToken)) revert InvalidSaleToken();
        t.tokenDecimals = IERC20Metadata(t.saleToken).decimals();
        t.baseDecimals = native ? 18 : IERC20Metadata(t.baseToken).decimals();
        if (t.tokenDecimals > MAX_DECIMALS || t.baseDecimals > MAX_DECIMALS) revert TooManyDecimals();
        if (t.tokenPrice > MAX_RATE) revert InvalidTokenPrice();
        if (t.listingRate > MAX_RATE) revert InvalidListingRate();
        (t.baseFee, t.tokenFee, t.feeAddress) = (setting.getBaseFee(), setting.getTokenFee(), setting.getFeeAddress());
    }

    /// @notice Nothing is charged beyond what the creator agreed to.
    function checkFees(uint256 baseFee, uint256 tokenFee, uint256 flatFee, AgreedFees calldata agreed) internal pure {
        if (baseFee > agreed.baseFee || tokenFee > agreed.tokenFee || flatFee > agreed.flatFee) revert FeesAboveAgreed();
    }

    /// @notice Rules that both sale kinds share.
    function checkCommon(Terms memory t, string calldata projectInfoHash) internal view {
        if (t.owner != msg.sender) revert OwnerMustBeCaller();
        if (bytes(projectInfoHash).length > MAX_PROJECT_INFO_HASH) revert ProjectInfoHashTooLong();
        if (t.tokenPrice == 0) revert InvalidTokenPrice();
        if (t.minSpend > t.maxSpend) revert MinimumAboveMaximum();
        if (t.softCap >= t.hardCap) revert SoftCapNotBelowHardCap();
        if (t.hardCap > type(uint88).max) revert HardCapTooLarge();
        if (t.softCap == 0 || t.softCap * 100 < t.hardCap * MIN_SOFT_CAP_PERCENT) revert SoftCapTooLow();
        if (t.maxSpend > t.hardCap) revert MaximumAboveHardCap();
        checkTimes(t.startTime, t.endTime);
        if (t.whitelistTime > t.endTime - t.startTime) revert WhitelistTimeTooLarge();
        if (t.referralRate > MAX_REFERRAL_RATE) revert ReferralRateTooLarge();
        SaleMath.Price memory price = SaleMath.price(t.tokenPrice, t.tokenDecimals, t.baseDecimals);
        // sales multiply the two without a look at overflow
        if (price.numerator > type(uint256).max / t.hardCap) revert SaleTooLarge();
        if (SaleMath.tokensForBase(t.minSpend, price) == 0) revert InvalidMinimumSpend();
        // a rest that buys less than one unit stays below the hard cap: the soft cap must not be within it
        if (t.softCap + Math.ceilDiv(price.denominator, price.numerator) > t.hardCap + 1) revert SoftCapUnreachable();
        _checkVesting(t);
    }

    /// @notice Start and end of any sale, unix seconds.
    function checkTimes(uint256 startTime, uint256 endTime) internal view {
        if (startTime <= block.timestamp) revert StartNotInFuture();
        if (startTime - block.timestamp > MAX_START_DELAY) revert StartTooFar();
        if (endTime <= startTime) revert EndNotAfterStart();
        if (endTime - startTime > MAX_DURATION) revert SaleTooLong();
    }

    /// @notice Rules of the sale kind only: exchange, liquidity, lock. Adds the exchanges' fees.
    function checkListing(Terms memory t, ILaunchpadSetting setting) internal view {
        if (!setting.isExchange(t.exchange)) revert ExchangeNotSupported();
        t.swapFeeBps = setting.getExchange(t.exchange).swapFeeBps;
        t.otherSwapFeeBps = otherSwapFee(setting, t.exchange, t.otherExchange);
        if (t.liquidityPercent < MIN_LIQUIDITY_PERCENT || t.liquidityPercent > SaleMath.PER_MILLE) {
            revert LiquidityPercentOutOfRange();
        }
        if (t.listingRate == 0) revert InvalidListingRate();
        if (t.lockPeriod < MIN_LOCK_PERIOD) revert LockPeriodTooShort();
        if (t.lockPeriod > type(uint32).max) revert LockPeriodTooLarge();
        SaleMath.Price memory listing = SaleMath.price(t.listingRate, t.tokenDecimals, t.baseDecimals);
        uint256 most = SaleMath.liquidityBase(t.hardCap, t.baseFee, t.referralRate, t.liquidityPercent);
        if (SaleMath.tokensForBaseUp(most, listing) > MAX_LISTED_TOKENS) revert SaleTooLarge();
        uint256 least = SaleMath.liquidityBase(t.softCap, t.baseFee, t.referralRate, t.liquidityPercent);
        checkListed(least, SaleMath.tokensForBase(least, listing));
    }

    /// @notice Until when and at what cost deposits may be taken back while the sale runs. Without a time the cost is
    /// dropped, so that the sale shows zeros. For terms whose times are checked.
    function checkLeaving(Terms memory t) internal pure {
        if (t.leaveTime == 0) {
            t.leaveCost = 0;
            return;
        }
        if (t.leaveCost > MAX_LEAVE_COST) revert LeaveCostTooLarge();
        uint256 duration = t.endTime - t.startTime;
        if (duration < MIN_AFTER_LEAVING || t.leaveTime > duration - MIN_AFTER_LEAVING) revert LeaveTimeTooLarge();
    }

    /// @notice In how many parts the raise of a grow is paid out, and how far apart. Without referral: a referrer paid out of
    /// deposits that are handed back would be paid by the other buyers.
    function checkParts(Terms memory t) internal pure {
        if (t.parts < MIN_PARTS || t.parts > MAX_PARTS) revert PartsOutOfRange();
        if (t.partPeriod < MIN_PART_PERIOD || t.partPeriod > MAX_PART_PERIOD) revert PartPeriodOutOfRange();
        if (t.referralRate != 0) revert ReferralWithParts();
    }

    /// @notice Basis points, 0 without another exchange; what the creator names as the other one has to be one of the
    /// settings' and not the first.
    function otherSwapFee(ILaunchpadSetting setting, address exchange, address other) internal view returns (uint256) {
        if (other == address(0)) return 0;
        if (other == exchange || !setting.isExchange(other)) revert InvalidOtherExchange();
        return setting.getExchange(other).swapFeeBps;
    }

    /// @notice Takes the tokens of a new sale from its creator. A token may have a second address: one that moves the base
    /// token is the base token.
    function takeTokens(address saleToken, address baseToken, address sale, uint256 amount) internal {
        uint256 base = Balance.get(baseToken, sale);
        ExactTransfer.pull(saleToken, msg.sender, sale, amount);
        if (Balance.get(baseToken, sale) != base) revert InvalidSaleToken();
    }

    /// @notice What the exchange gets at the soft cap has to be enough to hold a price.
    function checkListed(uint256 base, uint256 tokens) internal pure {
        if (base < MIN_LISTED_UNITS || tokens < MIN_LISTED_UNITS || base * tokens < MIN_LISTED_PRODUCT) {
            revert ListingTooSmall();
        }
    }

    /// @notice What creation takes has to fit the packed counters.
    function checkNeed(uint256 need) internal pure {
        if (need > type(uint128).max) revert SaleTooLarge();
    }

    /// @dev Without vesting the numbers are dropped, so that the sale shows zeros.
    function _checkVesting(Terms memory t) private pure {
        if (!t.requestVesting) {
            (t.linearLock, t.vestingStart, t.vestingEnd) = (false, 0, 0);
            (t.vestingPercentage, t.vestingPeriod) = (0, 0);
            return;
        }
        if (t.vestingPercentage > SaleMath.BASIS_POINTS) revert InvalidVestingPercentage();
        if (t.vestingEnd <= t.vestingStart || t.vestingEnd > MAX_VESTING_END) revert InvalidVestingEnd();
        if (t.linearLock) t.vestingPeriod = 0;
        else if (t.vestingPeriod == 0 || t.vestingPeriod > t.vestingEnd) revert InvalidVestingPeriod();
    }
}
