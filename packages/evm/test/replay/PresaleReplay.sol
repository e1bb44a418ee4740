// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {IListsElsewhere} from "../../src/interfaces/IListsElsewhere.sol";
import {
    IPresale,
    IPresaleFactory,
    PresaleFees,
    PresaleInfo,
    PresaleInfo2,
    PresaleStatus,
    PresaleVesting
} from "../../src/interfaces/IPresale.sol";
import {TokenMeta} from "../../src/interfaces/TokenMeta.sol";
import {Vm} from "../support/Vm.sol";
import {BuyersReplay} from "./BuyersReplay.sol";

/// @notice One RAB Sale, from its logs and its factory's.
contract PresaleReplay is BuyersReplay {
    PresaleInfo private _info;
    PresaleInfo2 private _info2;
    PresaleFees private _fees;
    PresaleVesting private _vesting;
    uint8 private _tokenDecimals;
    uint8 private _baseDecimals;
    uint256 private _leaveUntil;
    uint256 private _leaveCost;
    uint256 private _elsewhereFrom;
    uint256 private _lockId;

    constructor(address sale) BuyersReplay(sale) {}

    function check() external view override {
        _checkCommon(_info.saleToken, _info.baseToken);
        _same(SALE, abi.encodeCall(IPresale.getInfo, ()), _answer(), "getInfo");
        _same(SALE, abi.encodeCall(IPresale.presaleStatus, ()), abi.encode(_state()), "status");
        _same(SALE, abi.encodeCall(IPresale.LOCK_ID, ()), abi.encode(_lockId), "lock");
        _same(SALE, abi.encodeCall(IListsElsewhere.otherExchange, ()), abi.encode(_info2.otherFactory), "other exchange");
        _same(SALE, abi.encodeCall(IPresale.leaveTerms, ()), abi.encode(_leaveUntil, _leaveCost), "leave terms");
        _same(SALE, abi.encodeCall(IListsElsewhere.elsewhereFrom, ()), abi.encode(_elsewhereFrom), "elsewhere from");
    }

    function _take(Vm.Log memory log) internal override {
        bytes32 kind = log.topics[0];
        if (kind == IPresaleFactory.PresaleCreated.selector && _address(log.topics[1]) == SALE) _create(log.data);
        if (kind == IPresaleFactory.LeavingAllowed.selector && _address(log.topics[1]) == SALE) {
            (_leaveUntil, _leaveCost) = abi.decode(log.data, (uint256, uint256));
        }
        if (log.emitter != SALE) return;
        if (kind == IPresale.LiquidityAdded.selector) _lockId = uint256(log.topics[2]);
        else if (kind == IListsElsewhere.ListingRefused.selector) _elsewhereFrom = abi.decode(log.data, (uint256));
        else if (kind == IPresale.Finalized.selector) isFinalized = true;
        else if (kind == IPresale.DepositLeft.selector) _leave(_address(log.topics[1]), log.data);
        else _takeCommon(log);
    }

    function _forgetsReferral() internal pure override returns (bool) {
        return false;
    }

    function _setProjectInfo(string memory hash) internal override {
        _info2.projectInfoHash = hash;
    }

    function _leave(address account, bytes memory data) private {
        (, uint256 kept, uint256 tokens, uint256 total, uint256 count) =
            abi.decode(data, (uint256, uint256, uint256, uint256, uint256));
        sold = sold + tokens - buyers[account].totalAmount;
        (buyers[account].baseDeposited, buyers[account].totalAmount) = (kept, tokens);
        (collected, numBuyers) = (total, count);
        _forgetReferral(account);
    }

    function _create(bytes memory data) private {
        TokenMeta memory token;
        TokenMeta memory base;
        (_info, _info2, _fees, _vesting, token, base) =
            abi.decode(data, (PresaleInfo, PresaleInfo2, PresaleFees, PresaleVesting, TokenMeta, TokenMeta));
        (_tokenDecimals, _baseDecimals) = (token.decimals, base.decimals);
        payees = [_info2.presaleOwner, _fees.feeAddress];
    }

    function _answer() private view returns (bytes memory) {
        PresaleStatus memory status =
            PresaleStatus(collected, sold, withdrawn, refunded, numBuyers, forceFailed, isFinalized);
        return abi.encode(_info, _info2, _fees, status, _state(), _vesting, totalReferred);
    }

    /// @dev 0 QUED, 1 ACTIVE, 2 SUCCESS, 3 FAILED, 4 FINALIZED
    function _state() private view returns (uint8) {
        if (isFinalized) return 4;
        if (forceFailed) return 3;
        if (!_isFilled(_info.hardCap, _info.tokenPrice, _tokenDecimals, _baseDecimals)) {
            if (block.timestamp < _info.startTime) return 0;
            if (block.timestamp <= _info.endTime) return 1;
            if (collected < _info.softCap) return 3;
        }
        return block.timestamp > _info.endTime + 7 days ? 3 : 2;
    }
}
