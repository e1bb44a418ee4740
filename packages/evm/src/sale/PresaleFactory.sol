// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {ILaunchpadSetting} from "../interfaces/ILaunchpadSetting.sol";
import {
    AgreedFees,
    CapParams,
    IPresale,
    IPresaleFactory,
    LeaveTerms,
    PresaleFees,
    PresaleInfo,
    PresaleInfo2,
    PresaleVesting,
    SaleParams
} from "../interfaces/IPresale.sol";
import {CreatorClones} from "../libraries/CreatorClones.sol";
import {FlatFee} from "../libraries/FlatFee.sol";
import {SaleMath} from "../libraries/SaleMath.sol";
import {SaleRules} from "../libraries/SaleRules.sol";
import {SaleTerms, Terms} from "../libraries/SaleTerms.sol";
import {TokenMetadata} from "../libraries/TokenMetadata.sol";
import {Presale} from "./Presale.sol";

/// @title Creates RAB Sales; a sale is genuine when `PresaleCreated` of this factory names it (FAC-02)
contract PresaleFactory is IPresaleFactory, FlatFee {
    ILaunchpadSetting public immutable SETTING;
    /// @notice The code that every sale of this factory shares.
    address public immutable IMPLEMENTATION;

    constructor(ILaunchpadSetting setting) {
        SETTING = setting;
        IMPLEMENTATION = address(new Presale(setting));
    }

    /// @inheritdoc IPresaleFactory
    function flatFee() public view returns (uint256) {
        return SETTING.getCreationFee();
    }

    /// @inheritdoc IPresaleFactory
    function amountNeeded(SaleParams calldata sale, CapParams calldata cap) external view returns (uint256) {
        return _need(_terms(sale, cap));
    }

    /// @inheritdoc IPresaleFactory
    function create(
        SaleParams calldata sale,
        CapParams calldata cap,
        PresaleInfo2 calldata owner,
        PresaleVesting calldata vesting,
        AgreedFees calldata agreed
    ) external payable returns (address presale) {
        return _create(_terms(sale, cap), owner, vesting, agreed);
    }

    /// @inheritdoc IPresaleFactory
    function createWithLeaving(
        SaleParams calldata sale,
        CapParams calldata cap,
        PresaleInfo2 calldata owner,
        PresaleVesting calldata vesting,
        AgreedFees calldata agreed,
        LeaveTerms calldata leaving
    ) external payable returns (address presale) {
        Terms memory t = _terms(sale, cap);
        (t.leaveTime, t.leaveCost) = (leaving.time, leaving.cost);
        return _create(t, owner, vesting, agreed);
    }

    function _create(
        Terms memory t,
        PresaleInfo2 calldata owner,
        PresaleVesting calldata vesting,
        AgreedFees calldata agreed
    ) private returns (address presale) {
        SaleRules.checkFees(t.baseFee, t.tokenFee, flatFee(), agreed);
        (t.owner, t.exchange, t.otherExchange) = (owner.presaleOwner, owner.factory, owner.otherFactory);
        (t.requestVesting, t.linearLock) = (vesting.requestVesting, vesting.linearLock);
        (t.vestingEnd, t.vestingPeriod) = (vesting.vestingEndEmission, vesting.vestingPeriod);
        t.vestingPercentage = vesting.vestingPercentage;
        SaleRules.checkCommon(t, owner.projectInfoHash);
        SaleRules.checkLeaving(t);
        SaleRules.checkListing(t, SETTING);
        uint256 need = _need(t);
        SaleRules.checkNeed(need);
        presale = CreatorClones.clone(IMPLEMENTATION, SaleTerms.pack(t, owner.projectInfoHash));
        _announce(presale, t);
        SaleRules.takeTokens(t.saleToken, t.baseToken, presale, need);
        _settleFlatFee(flatFee());
    }

    function _terms(SaleParams calldata sale, CapParams calldata cap) private view returns (Terms memory t) {
        (t.saleToken, t.baseToken, t.tokenPrice) = (sale.saleToken, sale.baseToken, sale.tokenPrice);
        (t.minSpend, t.maxSpend) = (sale.minSpendPerBuyer, sale.maxSpendPerBuyer);
        (t.startTime, t.endTime, t.whitelistTime) = (sale.startTime, sale.endTime, sale.whitelistTime);
        (t.referralRate, t.isBurn) = (sale.referralRate, sale.isBurn);
        (t.softCap, t.hardCap) = (cap.softCap, cap.hardCap);
        (t.liquidityPercent, t.listingRate, t.lockPeriod) = (cap.liquidityPercent, cap.listingRate, cap.lockPeriod);
        SaleRules.complete(t, SETTING);
    }

    function _need(Terms memory t) private pure returns (uint256) {
        return SaleMath.amountNeeded(
            t.hardCap,
            SaleMath.price(t.tokenPrice, t.tokenDecimals, t.baseDecimals),
            SaleMath.price(t.listingRate, t.tokenDecimals, t.baseDecimals),
            t.baseFee,
            t.tokenFee,
            t.referralRate,
            t.liquidityPercent
        );
    }

    function _announce(address presale, Terms memory t) private {
        (PresaleInfo memory info, PresaleInfo2 memory info2, PresaleFees memory fees,,, PresaleVesting memory vesting,) =
            IPresale(presale).getInfo();
        emit PresaleCreated(
            presale,
            t.owner,
            t.saleToken,
            info,
            info2,
            fees,
            vesting,
            TokenMetadata.read(t.saleToken),
            TokenMetadata.readBase(t.baseToken)
        );
        if (t.leaveTime != 0) emit LeavingAllowed(presale, t.startTime + t.leaveTime, t.leaveCost);
    }

    function _feeReceiver() internal view override returns (address) {
        return SETTING.getFeeAddress();
    }
}
